import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { FILTER_PANEL_ID } from './element-ids';
import { OtherFilter } from './other-filter';

// Hidden on phones, and links until its script has come.
const FacetSections = lazy(async () => ({ default: (await import('./facet-sections')).FacetSections }));

/**
 * The filters beside the products. Phones and tablets have them in a drawer; before any script, and without one, the
 * filter link leads here and uncovers them.
 */
export function FacetPanel() {
  const { t } = useLingui();
  return (
    <aside
      id={FILTER_PANEL_ID}
      aria-label={t`Filters`}
      className="scroll-mt-6 max-lg:hidden target:max-lg:mb-8 target:max-lg:block"
    >
      <VisuallyHidden>
        <h2>
          <Trans>Filters</Trans>
        </h2>
      </VisuallyHidden>
      <OtherFilter />
      <Suspense fallback={null}>
        <FacetSections />
      </Suspense>
    </aside>
  );
}
