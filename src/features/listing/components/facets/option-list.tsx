import { Trans } from '@lingui/react/macro';
import type { FacetOption } from '../../api/facet-sections';
import { OptionLink } from './option-link';

/** Values that are always visible; the rest is collapsed. */
const VISIBLE_COUNT = 8;
/** Collapsing fewer values than this saves no space. */
const MIN_COLLAPSED_COUNT = 3;

export interface OptionListProps {
  options: readonly FacetOption[];
  /** Accessible name: the facet title. */
  label: string;
}

/** Shows the values of a facet as links. */
export function OptionList({ options, label }: OptionListProps) {
  const collapses = options.length >= VISIBLE_COUNT + MIN_COLLAPSED_COUNT;
  const visible = collapses ? options.slice(0, VISIBLE_COUNT) : options;
  const collapsed = options.slice(visible.length);
  return (
    <>
      <OptionLinks label={label} options={visible} />
      {collapsed.length > 0 ? (
        <details open={collapsed.some(({ selected }) => selected)}>
          <summary className="inline-flex min-h-11 list-none items-center rounded-sm text-accent text-sm underline underline-offset-4 hover:text-accent-strong [&::-webkit-details-marker]:hidden">
            <Trans>{collapsed.length} more</Trans>
          </summary>
          <OptionLinks label={label} options={collapsed} />
        </details>
      ) : null}
    </>
  );
}

function OptionLinks({ options, label }: OptionListProps) {
  return (
    <ul aria-label={label}>
      {options.map((option) => (
        <OptionLink key={`${option.name}:${option.value}`} option={option} />
      ))}
    </ul>
  );
}
