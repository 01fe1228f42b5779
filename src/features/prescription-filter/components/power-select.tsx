import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDiopters } from '@/domain/prescription/diopters';
import type { PowerField } from '@/lib/prescription/entered-values';
import { ChevronDownIcon } from '@/ui/icons/icons';

/** From −20.00 to +20.00. Formatted once: four fields share these 161 options. */
const POWER_OPTIONS = POWER_CHOICES.map((power) => formatDiopters(power));

export interface PowerSelectProps {
  name: PowerField;
  /** Accessible name; sighted shoppers see the column heading. */
  label: string;
  /** Id of the error message. */
  errorId: string | undefined;
  /** The initial power, formatted as in the options. */
  defaultValue?: string | undefined;
}

/** Select for a lens power. */
export function PowerSelect({ name, label, errorId, defaultValue }: PowerSelectProps) {
  return (
    <div className="relative">
      <select
        name={name}
        defaultValue={defaultValue}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 text-sm"
      >
        <option value="">{'–'}</option>
        {POWER_OPTIONS.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDownIcon
        size={14}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-ink-soft"
      />
    </div>
  );
}
