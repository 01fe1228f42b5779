import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import type { FacetOption } from '../../api/facet-sections';
import { useFacetLabels } from '../../hooks/use-facet-labels';
import { FacetLink } from './facet-link';

/** Draws the box of a value that is not chosen, and the count, without elements: a listing has a hundred values. */
const BOX_CLASS = 'before:size-5 before:flex-none before:rounded-sm before:border before:transition-colors';
const ENABLED_BOX_CLASS = 'before:border-line-strong before:bg-paper group-hover/option:before:border-ink';
/** The name of the link has the count, so it is not read again, where the browser can say so. */
const COUNT_CLASS =
  "after:text-ink-soft after:content-[attr(data-count)] supports-[content:'a'/'']:after:content-[attr(data-count)/'']";

/** Renders a facet value: a link styled as a checkbox, disabled while it has no products. The whole row is the link. */
export function OptionLink({ option }: { option: FacetOption }) {
  const { t } = useLingui();
  const { optionLabel } = useFacetLabels();
  const { selected, count } = option;
  const label = optionLabel(option);
  const disabled = count === 0 && !selected;
  return (
    <li
      data-count={count}
      className={cx('group/option relative flex items-center gap-3 text-sm', COUNT_CLASS)}
    >
      <FacetLink
        {...{ option, selected, disabled }}
        singleSelect={option.singleSelect}
        aria-label={selected ? t`${label}, chosen; press to remove` : t`${label}, ${count}`}
        className={cx(
          'flex min-h-11 grow items-center gap-3 rounded-sm lg:min-h-9',
          // A pseudo-element takes its gap even without a size.
          !selected && cx(BOX_CLASS, disabled ? 'before:border-line' : ENABLED_BOX_CLASS),
          disabled
            ? 'text-ink-soft'
            : 'underline-offset-4 after:absolute after:inset-0 group-hover/option:underline',
        )}
      >
        {selected ? (
          <>
            <CheckMark checked />
            <span>{label}</span>
          </>
        ) : (
          // The only child, which React replaces as a whole while the browser translates the page.
          label
        )}
      </FacetLink>
    </li>
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
