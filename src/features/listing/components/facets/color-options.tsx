import { useLingui } from '@lingui/react/macro';
import { Swatch } from '@/ui/fields/swatch';
import { cx } from '@/ui/lib/cx';
import type { FacetOption } from '../../api/facet-sections';
import { FacetLink } from './facet-link';
import { CheckMark } from './option-link';
import type { OptionListProps } from './option-list';

/**
 * Swatches of the color filter by the API's family codes: CSS colors, two for a pattern. A family has no exact color, so these
 * are CSS named colors.
 */
const FAMILIES: Readonly<Record<string, readonly [string, string?]>> = {
  black: ['black'],
  tortoise: ['saddlebrown', 'peru'],
  brown: ['saddlebrown'],
  grey: ['gray'],
  blue: ['steelblue'],
  green: ['seagreen'],
  red: ['firebrick'],
  pink: ['lightpink'],
  purple: ['rebeccapurple'],
  yellow: ['gold'],
  white: ['white'],
  clear: ['aliceblue', 'white'],
  gold: ['darkgoldenrod', 'khaki'],
  silver: ['silver', 'whitesmoke'],
};

/** Returns the swatch of a color family; undefined for an unknown one. */
function familySwatch(code: string): readonly [string, string?] | undefined {
  return FAMILIES[code.toLowerCase()];
}

/** Colors as named swatches in two columns, as wide as their longest word; very large text has one. A color without products is disabled. */
export function ColorOptions({ options, label }: OptionListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[1fr_1fr] gap-x-3 max-[18rem]:grid-cols-1">
      {options.map((option) => (
        <li key={option.value}>
          <ColorLink option={option} />
        </li>
      ))}
    </ul>
  );
}

const ROW_CLASS = 'flex min-h-11 items-center gap-2 rounded-sm text-sm';

function ColorLink({ option }: { option: FacetOption }) {
  const { t } = useLingui();
  const { selected, label, count } = option;
  const disabled = count === 0 && !selected;
  return (
    <FacetLink
      {...{ option, selected, disabled }}
      singleSelect={option.singleSelect}
      aria-label={selected ? t`${label}, chosen; press to remove` : t`${label}, ${count}`}
      className={cx(
        ROW_CLASS,
        disabled ? 'text-ink-soft' : 'group/option underline-offset-4 hover:underline',
        selected && 'font-medium',
      )}
    >
      <ColorMark option={option} />
      {label}
    </FacetLink>
  );
}

/** Renders the swatch of a color, with a ring while selected; a checkbox for an unknown color. */
function ColorMark({ option: { value, selected, count } }: { option: FacetOption }) {
  const swatch = familySwatch(value);
  const muted = count === 0 && !selected;
  if (!swatch) return <CheckMark checked={selected} muted={muted} />;
  return (
    <Swatch
      colors={swatch}
      className={cx(
        'm-0.75 size-5 flex-none outline outline-offset-2 transition-colors',
        selected ? 'outline-ink' : 'outline-transparent group-hover/option:outline-line-strong',
        muted && 'opacity-40',
      )}
    />
  );
}
