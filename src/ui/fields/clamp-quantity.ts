/**
 * Parses typed text into an integer from `min` to `max`, truncating fractions.
 * Returns `fallback` for text that is not a number.
 */
export function clampQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = Math.trunc(Number(text));
  if (text.trim() === '' || !Number.isFinite(typed)) return fallback;
  return Math.min(max, Math.max(min, typed));
}
