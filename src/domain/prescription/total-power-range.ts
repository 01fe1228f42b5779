/** Range of total power that a frame accepts, in diopters, ends included. */
export interface TotalPowerRange {
  readonly min: number;
  readonly max: number;
}

/** Default for an invalid or missing range (003 §5). */
export const DEFAULT_TOTAL_POWER_RANGE: TotalPowerRange = { min: -99, max: 99 };

/**
 * Returns a frame's total power range from its page parameters `frameMinTotalPower` and `frameMaxTotalPower`, which may be
 * numbers or text. A missing or non-numeric end is open (-99 or +99). A reversed range is invalid and becomes -99 to +99.
 */
export function totalPowerRange(min: unknown, max: unknown): TotalPowerRange {
  const range = {
    min: toPower(min) ?? DEFAULT_TOTAL_POWER_RANGE.min,
    max: toPower(max) ?? DEFAULT_TOTAL_POWER_RANGE.max,
  };
  return range.min <= range.max ? range : DEFAULT_TOTAL_POWER_RANGE;
}

function toPower(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  // Number("") is 0, which is a valid power.
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const power = Number(value);
  return Number.isFinite(power) ? power : undefined;
}
