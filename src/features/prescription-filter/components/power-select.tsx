import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDioptres } from '@/domain/prescription/dioptres';
import type { PowerField } from '@/platform/prescription/entered-values';
import { ChevronDownIcon } from '@/ui/icons/chevron-down-icon';

/** From −20.00 to +20.00; a power is its own value. Named once, since four fields have the same 161 choices. */
const CHOICES = POWER_CHOICES.map((power) => formatDioptres(power));

export interface PowerSelectProps {
  name: PowerField;
  /** Accessible name; the column's heading is what one sees. */
  label: string;
  /** Id of what is wrong with it. */
  errorId: string | undefined;
  /** The power that is chosen at first, as the choices write it. */
  initial?: string | undefined;
}

/** The choice of a power. */
export function PowerSelect({ name, label, errorId, initial }: PowerSelectProps) {
  return (
    <div className="relative">
      <select
        name={name}
        defaultValue={initial}
        aria-label={label}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        className="control pr-6 pl-2 text-sm"
      >
        <option value="">{'–'}</option>
        {CHOICES.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <ChevronDownIcon
        size={14}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-ink-soft"
      />
    </div>
  );
}
