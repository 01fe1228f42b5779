import { POWER_CHOICES } from '@/domain/prescription/choices';
import { formatDioptres } from '@/domain/prescription/dioptres';
import type { PowerField } from '@/platform/prescription/entered-values';

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
    <select
      name={name}
      defaultValue={initial}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className="control px-2 text-sm"
    >
      <option value="">{'–'}</option>
      {CHOICES.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
