import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { type FinderState, STORE_SORTS, type StoreSort } from '@/domain/stores/finder-address';
import type { FilterOptions } from '@/domain/stores/store-filters';
import { dialogTrigger, lazyWithRetry, preload } from '@/lib/hydration/load-with-retry';
import { useShellLabels } from '@/lib/hydration/use-shell-labels';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { Accordion } from '@/ui/disclosure/accordion';
import { PillSelect } from '@/ui/fields/pill-select';
import { FilterIcon } from '@/ui/icons/icons';
import { DialogShell } from '@/ui/overlay/dialog-shell';
import { FilterChips } from './filter-chips';
import { FilterGroups } from './filter-groups';

const loadDrawer = () => import('./filter-drawer');
const FilterDrawer = lazyWithRetry(async () => (await loadDrawer()).FilterDrawer);

export interface StoreFiltersProps {
  state: FinderState;
  options: FilterOptions;
  onChange: (change: Partial<FinderState>) => void;
}

/** Filters and order of the stores. Each change applies at once; on phones, filters apply with the button of their drawer. */
export function StoreFilters({ state, options, onChange }: StoreFiltersProps) {
  const { t } = useLingui();
  const drawer = useDialogOpen();
  const labels = useShellLabels();
  const hintId = useId();
  const isNearest = state.sort === 'nearest';
  const sorts: Record<StoreSort, string> = { nearest: t`Nearest`, name: t`Name`, 'open-now': t`Open now` };
  const { openings, insurance, languages, favoritesOnly } = state;
  const chosen = { openings, insurance, languages, favoritesOnly };
  const count = openings.length + insurance.length + languages.length + Number(favoritesOnly);
  const title =
    count > 0 ? (
      <Plural value={count} one="Filters (# chosen)" other="Filters (# chosen)" />
    ) : (
      <Trans>Filters</Trans>
    );
  return (
    <div className="grid gap-3 noscript:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-[761px]:hidden">
          <Button variant="secondary" {...dialogTrigger(preload(loadDrawer))} onClick={drawer.show}>
            <span className="inline-flex items-center gap-2">
              <FilterIcon />
              {title}
            </span>
          </Button>
          {drawer.mounted ? (
            <Suspense
              fallback={
                <DialogShell
                  {...labels}
                  open={drawer.open}
                  onClose={() => drawer.setOpen(false)}
                  title={<Trans>Filters</Trans>}
                />
              }
            >
              <FilterDrawer
                open={drawer.open}
                onOpenChange={drawer.setOpen}
                chosen={chosen}
                options={options}
                onApply={onChange}
              />
            </Suspense>
          ) : null}
        </div>
        <PillSelect
          label={t`Sort by`}
          aria-describedby={isNearest ? undefined : hintId}
          value={state.sort}
          onChange={({ currentTarget }) =>
            onChange({ sort: STORE_SORTS.find((value) => value === currentTarget.value) ?? 'nearest' })
          }
          className="max-[760px]:grow"
        >
          {STORE_SORTS.map((value) => (
            <option key={value} value={value}>
              {sorts[value]}
            </option>
          ))}
        </PillSelect>
        {isNearest ? null : (
          <p id={hintId} className="field-note">
            <Trans>Sorts the stores that have loaded.</Trans>
          </p>
        )}
      </div>
      <Accordion title={title} className="max-[760px]:hidden">
        <FilterGroups chosen={chosen} options={options} onChange={onChange} />
      </Accordion>
      {count > 0 ? <FilterChips chosen={chosen} onChange={onChange} /> : null}
    </div>
  );
}
