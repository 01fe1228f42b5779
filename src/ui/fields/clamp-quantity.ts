/**
 * Turns typed text into a quantity: a whole number from `min` to `max`, fractions cut off.
 * Text that is no number gives `fallback`.
 */
export function clampQuantity(text: string, min: number, max: number, fallback: number): number {
  const typed = Math.trunc(Number(text));
  if (text.trim() === '' || !Number.isFinite(typed)) return fallback;
  return Math.min(max, Math.max(min, typed));
}
