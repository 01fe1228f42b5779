import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageName } from '@/domain/doctor/language-name';
import {
  type FinderState,
  OPENINGS,
  type Opening,
  STORE_SORTS,
  type StoreSort,
} from '@/domain/stores/finder-address';
import type { FilterOptions } from '@/domain/stores/store-filters';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Accordion } from '@/ui/disclosure/accordion';
import { Checkbox } from '@/ui/fields/checkbox';
import { Select } from '@/ui/fields/select';
import { CloseIcon } from '@/ui/icons/icons';

export interface StoreFiltersProps {
  state: FinderState;
  options: FilterOptions;
  onChange: (change: Partial<FinderState>) => void;
}

/** Filters and order of the stores; each change applies at once. Groups must all be met, inside a group any (001 §2). */
export function StoreFilters({ state, options, onChange }: StoreFiltersProps) {
  const { t } = useLingui();
  const { languageTag } = useSite();
  const openings: Record<Opening, string> = { today: t`Open today`, weekends: t`Open weekends` };
  const sorts: Record<StoreSort, string> = { nearest: t`Nearest`, name: t`Name`, 'open-now': t`Open now` };
  const nameOf = (language: string) => languageName(language, languageTag);
  const count = state.openings.length + state.insurance.length + state.languages.length;
  return (
    <div className="grid gap-3 noscript:hidden">
      <Accordion
        title={
          count > 0 ? (
            <Plural value={count} one="Filters (# chosen)" other="Filters (# chosen)" />
          ) : (
            t`Filters`
          )
        }
      >
        <div className="grid gap-5 text-ink">
          <Group
            legend={<Trans>Hours</Trans>}
            values={OPENINGS}
            chosen={state.openings}
            labelOf={(opening) => openings[opening]}
            onChange={(next) => onChange({ openings: next })}
          />
          <Group
            legend={<Trans>Insurance accepted for exams</Trans>}
            values={options.insurance}
            chosen={state.insurance}
            labelOf={(carrier) => carrier}
            onChange={(next) => onChange({ insurance: next })}
          />
          <Group
            legend={<Trans>Languages spoken</Trans>}
            values={options.languages}
            chosen={state.languages}
            labelOf={nameOf}
            onChange={(next) => onChange({ languages: next })}
          />
        </div>
      </Accordion>
      {count > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <Chips
            chosen={state.openings}
            labelOf={(opening) => openings[opening]}
            onChange={(next) => onChange({ openings: next })}
          />
          <Chips
            chosen={state.insurance}
            labelOf={(carrier) => carrier}
            onChange={(next) => onChange({ insurance: next })}
          />
          <Chips
            chosen={state.languages}
            labelOf={nameOf}
            onChange={(next) => onChange({ languages: next })}
          />
          <Button variant="link" onClick={() => onChange({ openings: [], insurance: [], languages: [] })}>
            <Trans>Remove all filters</Trans>
          </Button>
        </div>
      ) : null}
      <Select
        label={t`Sort by`}
        hint={state.sort === 'nearest' ? undefined : t`Sorts the stores that have loaded.`}
        options={STORE_SORTS.map((value) => ({ value, label: sorts[value] }))}
        value={state.sort}
        onChange={({ currentTarget }) =>
          onChange({ sort: STORE_SORTS.find((value) => value === currentTarget.value) ?? 'nearest' })
        }
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (next: Value[]) => void;
}

function Group<Value extends string>(
  props: ChoiceProps<Value> & { legend: ReactNode; values: readonly Value[] },
) {
  const { legend, values, chosen, labelOf, onChange } = props;
  if (values.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={labelOf(value)}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, value] : without(chosen, value))
          }
        />
      ))}
    </fieldset>
  );
}

/** What is chosen, each to take off. */
function Chips<Value extends string>({ chosen, labelOf, onChange }: ChoiceProps<Value>) {
  const { t } = useLingui();
  return chosen.map((value) => {
    const label = labelOf(value);
    return (
      <Button
        key={value}
        variant="secondary"
        aria-label={t`Remove ${label}`}
        onClick={() => onChange(without(chosen, value))}
      >
        <span className="inline-flex items-center gap-1.5">
          {label}
          <CloseIcon size={14} />
        </span>
      </Button>
    );
  });
}

function without<Value>(values: readonly Value[], removed: Value): Value[] {
  return values.filter((value) => value !== removed);
}
