import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FinderState, OPENINGS } from '@/domain/stores/finder-address';
import { useSite } from '@/lib/site/site';
import { Checkbox } from '@/ui/fields/checkbox';
import { useFilterLabels } from '../hooks/use-filter-labels';
import type { FilterOptions } from '../rules/store-filters';

/** Chosen filters, without the place and the order. */
export type ChosenFilters = Pick<FinderState, 'openings' | 'insurance' | 'languages' | 'favoritesOnly'>;

export const NO_FILTERS: ChosenFilters = { openings: [], insurance: [], languages: [], favoritesOnly: false };

export interface FilterGroupsProps {
  chosen: ChosenFilters;
  options: FilterOptions;
  onChange: (change: Partial<ChosenFilters>) => void;
}

/** Shows all filters. Groups must all be met, inside a group any (001 §2). */
export function FilterGroups({ chosen, options, onChange }: FilterGroupsProps) {
  const { t } = useLingui();
  const labels = useFilterLabels();
  const { languageTag } = useSite();
  const languages = options.languages.toSorted((a, b) =>
    labels.language(a).localeCompare(labels.language(b), languageTag),
  );
  return (
    <div className="grid gap-5 text-ink">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">
          <Trans>Favorites</Trans>
        </legend>
        <Checkbox
          label={t`My stores only`}
          checked={chosen.favoritesOnly}
          onChange={({ currentTarget }) => onChange({ favoritesOnly: currentTarget.checked })}
        />
      </fieldset>
      <Group
        legend={<Trans>Hours</Trans>}
        values={OPENINGS}
        chosen={chosen.openings}
        labelOf={labels.opening}
        onChange={(openings) => onChange({ openings })}
      />
      <Group
        legend={<Trans>Insurance accepted for exams</Trans>}
        values={options.insurance}
        chosen={chosen.insurance}
        labelOf={(carrier) => carrier}
        onChange={(insurance) => onChange({ insurance })}
      />
      <Group
        legend={<Trans>Languages spoken</Trans>}
        values={languages}
        chosen={chosen.languages}
        labelOf={labels.language}
        onChange={(languages) => onChange({ languages })}
      />
    </div>
  );
}

interface GroupProps<Value extends string> {
  legend: ReactNode;
  values: readonly Value[];
  chosen: readonly Value[];
  labelOf: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
}

function Group<Value extends string>({ legend, values, chosen, labelOf, onChange }: GroupProps<Value>) {
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
            onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      ))}
    </fieldset>
  );
}
