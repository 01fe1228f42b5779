import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/ui/actions/button';
import { CloseIcon } from '@/ui/icons/icons';
import { useFilterLabels } from '../hooks/use-filter-labels';
import { type ChosenFilters, NO_FILTERS } from './filter-groups';

export interface FilterChipsProps {
  chosen: ChosenFilters;
  onChange: (change: Partial<ChosenFilters>) => void;
}

/** Shows the chosen filters, each with a way to remove it. */
export function FilterChips({ chosen, onChange }: FilterChipsProps) {
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
