import type { ComponentProps } from 'react';
import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters } from '@/domain/prescription/diopters';
import { ChevronDownIcon } from '@/ui/icons/icons';

const toOption = (power: number) => <option key={power}>{formatDiopters(power)}</option>;

/**
 * From −20.00 to +20.00. A native list opens at its selected option, so the empty one is in the middle, before 0.00.
 * Created once: four fields share these options.
 */
const OPTIONS = [
  ...POWER_CHOICES.filter((power) => power < 0).map(toOption),
  <option key="none" value="">
    {'–'}
  </option>,
  ...POWER_CHOICES.filter((power) => power >= 0).map(toOption),
];

export interface PowerSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Accessible name; sighted shoppers see the column heading. */
  label: string;
  /** Id of the error message. */
  errorId: string | undefined;
  /** The initial power, formatted as in the options. */
  defaultValue: string;
}

/** Select for a lens power. */
export function PowerSelect({ label, errorId, ...rest }: PowerSelectProps) {
  return (
    <div className="relative">
      <select
        {...rest}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 text-sm"
      >
        {OPTIONS}
      </select>
      <ChevronDownIcon size={14} className="pointer-events-none absolute inset-y-0 right-2 my-auto" />
    </div>
  );
}
