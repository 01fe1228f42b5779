import { Trans } from '@lingui/react/macro';
import type { FacetOption } from '../api/facet-sections';
import { OptionLink } from './option-link';

/** Values that are always visible; the rest is collapsed. */
const IN_SIGHT = 8;
/** Collapsing fewer values than this saves no space. */
const WORTH_FOLDING = 3;

export interface OptionListProps {
  options: readonly FacetOption[];
  /** Accessible name: the facet title. */
  label: string;
}

/** The values of a facet as links. */
export function OptionList({ options, label }: OptionListProps) {
  const folds = options.length >= IN_SIGHT + WORTH_FOLDING;
  const seen = folds ? options.slice(0, IN_SIGHT) : options;
  const folded = options.slice(seen.length);
  return (
    <>
      <Links label={label} options={seen} />
      {folded.length > 0 ? (
        <details open={folded.some(({ chosen }) => chosen)}>
          <summary className="inline-flex min-h-11 list-none items-center rounded-sm text-accent text-sm underline underline-offset-4 hover:text-accent-strong [&::-webkit-details-marker]:hidden">
            <Trans>{folded.length} more</Trans>
          </summary>
          <Links label={label} options={folded} />
        </details>
      ) : null}
    </>
  );
}

function Links({ options, label }: OptionListProps) {
  return (
    <ul aria-label={label}>
      {options.map((option) => (
        <li key={`${option.name}:${option.value}`}>
          <OptionLink option={option} />
        </li>
      ))}
    </ul>
  );
}
