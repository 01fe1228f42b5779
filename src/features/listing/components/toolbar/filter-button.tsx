import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { breakpoint } from '@/domain/session/device';
import { hydrateRest } from '@/lib/hydration/hydrate-when-idle';
import { useLoadWhenIdle } from '@/lib/hydration/load-when-idle';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { afterPulse } from '@/lib/hydration/replay-event';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { buttonClass } from '@/ui/actions/button-class';
import { ChangingText } from '@/ui/display/changing-text';
import { FilterIcon } from '@/ui/icons/icons';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { countFilters } from '../../state/count-filters';
import { FILTER_PANEL_ID } from '../element-ids';
import { useListingContext } from '../listing-context';

const FilterDrawer = lazyWithRetry(async () => (await import('../facets/filter-drawer')).FilterDrawer);

const preloadWhereShown = async () => {
  if (breakpoint(window.innerWidth) !== 'desktop') await FilterDrawer.preload();
};

const BUTTON_CLASS = buttonClass(
  { variant: 'secondary' },
  'flex-none whitespace-nowrap px-4 text-sm max-[23rem]:w-full lg:hidden',
);

/** Opens the filter drawer on mobile and tablet. Before hydration it is a link that reveals the filters in the page. */
export function FilterButton() {
  const { query } = useListingContext();
  // Stays mounted after the first opening, like `useDialogOpen`, whose file would be one more for each listing.
  const [open, setOpen] = useState<boolean>();
  const hydrated = useHydrated();
  useLoadWhenIdle(preloadWhereShown);
  const content = <FilterButtonContent count={countFilters(query)} />;
  if (!hydrated) {
    return (
      <a href={`#${FILTER_PANEL_ID}`} className={BUTTON_CLASS}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        {...dialogTrigger(FilterDrawer.preload)}
        className={BUTTON_CLASS}
        onClick={({ currentTarget }) => {
          afterPulse(currentTarget, () => setOpen(true));
          // A filter changes the page, which shows its progress once it is hydrated.
          void hydrateRest();
        }}
      >
        {content}
      </button>
      {open === undefined ? null : (
        <Suspense
          fallback={<DialogShell open={open} onClose={() => setOpen(false)} title={<Trans>Filters</Trans>} />}
        >
          <FilterDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

function FilterButtonContent({ count }: { count: number }) {
  return (
    <>
      <FilterIcon />
      <ChangingText>{count > 0 ? <Trans>Filter ({count})</Trans> : <Trans>Filter</Trans>}</ChangingText>
    </>
  );
}
