import { Trans, useLingui } from '@lingui/react/macro';
import { hydrationTrigger } from '@/platform/rendering/part-areas';
import { deferHydration } from '@/platform/rendering/served-part';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { FILTER_PANEL_ID } from './element-ids';
import { FilterSlot } from './other-filter';

const FacetSections = deferHydration(async () => (await import('./facet-sections')).FacetSections);

/**
 * The filters beside the products. Mobile and tablet show them in a drawer; before hydration, and without scripts, the
 * filter link reveals this panel through :target.
 */
export function FacetPanel() {
  const { t } = useLingui();
  return (
    <aside
      ref={hydrationTrigger}
      id={FILTER_PANEL_ID}
      aria-label={t`Filters`}
      className="scroll-mt-6 max-lg:hidden target:max-lg:mb-8 target:max-lg:block"
    >
      <VisuallyHidden>
        <h2>
          <Trans>Filters</Trans>
        </h2>
      </VisuallyHidden>
      <FilterSlot />
      <FacetSections />
    </aside>
  );
}
