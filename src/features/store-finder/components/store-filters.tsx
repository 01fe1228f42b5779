import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { type FinderState, STORE_SORTS, type StoreSort } from '@/domain/stores/finder-address';
import { dialogTrigger, lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useDialogOpen } from '@/lib/state/use-dialog-open';
import { Button } from '@/ui/actions/button';
import { PillSelect } from '@/ui/fields/pill-select';
import { CloseIcon, FilterIcon } from '@/ui/icons/icons';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { useFilterLabels } from '../hooks/use-filter-labels';
import type { FilterOptions } from '../rules/store-filters';
import { type ChosenFilters, NO_FILTERS } from './filter-groups';

const FilterDrawer = lazyWithRetry(async () => (await import('./filter-drawer')).FilterDrawer);

export interface StoreFiltersProps {
  state: FinderState;
  options: FilterOptions;
  onChange: (change: Partial<FinderState>) => void;
}

/** Filters and order of the stores. Filters apply with the button of their drawer, which leaves the stores where they are. */
export function StoreFilters({ state, options, onChange }: StoreFiltersProps) {
  const { t } = useLingui();
  const drawer = useDialogOpen();
  const hintId = useId();
  const isNearest = state.sort === 'nearest';
  const sorts: Record<StoreSort, string> = { nearest: t`Nearest`, name: t`Name`, 'open-now': t`Open now` };
  const { openings, insurance, languages, favoritesOnly } = state;
  const chosen = { openings, insurance, languages, favoritesOnly };
  const count = openings.length + insurance.length + languages.length + Number(favoritesOnly);
  return (
    <div className="grid gap-3 noscript:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" {...dialogTrigger(FilterDrawer.preload)} onClick={drawer.show}>
          <span className="inline-flex items-center gap-2">
            <FilterIcon />
            {count > 0 ? (
              <Plural value={count} one="Filters (# chosen)" other="Filters (# chosen)" />
            ) : (
              <Trans>Filters</Trans>
            )}
          </span>
        </Button>
        {drawer.mounted ? (
          <DialogBoundary
            open={drawer.open}
            onClose={() => drawer.setOpen(false)}
            title={<Trans>Filters</Trans>}
          >
            <FilterDrawer
              open={drawer.open}
              onOpenChange={drawer.setOpen}
              chosen={chosen}
              options={options}
              onApply={onChange}
            />
          </DialogBoundary>
        ) : null}
        {/* The label stays beside its select where they wrap. */}
        <div className="flex items-center gap-2 max-[760px]:grow">
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
        </div>
        {isNearest ? null : (
          <p id={hintId} className="field-note">
            <Trans>Sorts the stores that have loaded.</Trans>
          </p>
        )}
      </div>
      {count > 0 ? <FilterChips chosen={chosen} onChange={onChange} /> : null}
    </div>
  );
}

interface FilterChipsProps {
  chosen: ChosenFilters;
  onChange: (change: Partial<ChosenFilters>) => void;
}

/** Shows the chosen filters, each with a way to remove it. */
function FilterChips({ chosen, onChange }: FilterChipsProps) {
  const { t } = useLingui();
  const labels = useFilterLabels();
  const { openings, insurance, languages, favoritesOnly } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {favoritesOnly ? (
        <Chip label={t`My stores only`} onRemove={() => onChange({ favoritesOnly: false })} />
      ) : null}
      {openings.map((opening) => (
        <Chip
          key={opening}
          label={labels.opening(opening)}
          onRemove={() => onChange({ openings: without(openings, opening) })}
        />
      ))}
      {insurance.map((carrier) => (
        <Chip
          key={carrier}
          label={carrier}
          onRemove={() => onChange({ insurance: without(insurance, carrier) })}
        />
      ))}
      {languages.map((language) => (
        <Chip
          key={language}
          label={labels.language(language)}
          onRemove={() => onChange({ languages: without(languages, language) })}
        />
      ))}
      <Button variant="link" onClick={() => onChange(NO_FILTERS)}>
        <Trans>Remove all filters</Trans>
      </Button>
    </div>
  );
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" aria-label={t`Remove ${label}`} onClick={onRemove}>
      <span className="inline-flex items-center gap-1.5">
        {label}
        <CloseIcon size={14} />
      </span>
    </Button>
  );
}

function without<Value>(values: readonly Value[], removed: Value): Value[] {
  return values.filter((value) => value !== removed);
}
