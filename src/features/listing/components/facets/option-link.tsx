import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { cx } from '@/ui/lib/cx';
import type { FacetOption } from '../../api/facet-sections';
import { useFacetLabels } from '../../hooks/use-facet-labels';
import { FacetLink } from './facet-link';

/** Draws the box of a value that is not chosen without an element: a listing has many of them. */
const BOX_CLASS = 'before:size-5 before:flex-none before:rounded-sm before:border before:transition-colors';
const ROW_CLASS = 'flex min-h-11 items-center gap-3 rounded-sm text-sm lg:min-h-9';

/** Renders a facet value: a link styled as a checkbox, disabled while it has no products. */
export function OptionLink({ option }: { option: FacetOption }) {
  const { t } = useLingui();
  const { optionLabel } = useFacetLabels();
  const { selected, count } = option;
  const disabled = count === 0 && !selected;
  return (
    <FacetLink
      {...{ option, selected, disabled }}
      singleSelect={option.singleSelect}
      className={cx(
        ROW_CLASS,
        !selected && BOX_CLASS,
        disabled
          ? 'text-ink-soft before:border-line'
          : 'group/option before:border-line-strong before:bg-paper hover:before:border-ink',
      )}
    >
      {selected ? <CheckMark checked /> : null}
      <span className="grow underline-offset-4 group-hover/option:underline">{optionLabel(option)}</span>
      <span aria-hidden="true" className="text-ink-soft">
        {count}
      </span>
      <VisuallyHidden>{selected ? t`, chosen; press to remove` : `, ${count}`}</VisuallyHidden>
    </FacetLink>
  );
}

interface CheckMarkProps {
  checked: boolean;
  /** Disabled style. */
  muted?: boolean;
}

/** Renders a decorative checkbox. */
export function CheckMark({ checked, muted }: CheckMarkProps) {
  const unchecked = muted ? 'border-line' : 'border-line-strong bg-paper group-hover/option:border-ink';
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-5 flex-none place-items-center rounded-sm border transition-colors',
        checked ? 'border-accent bg-accent text-on-accent' : unchecked,
      )}
    >
      {checked ? <CheckIcon size={14} strokeWidth={2.5} /> : null}
    </span>
  );
}
