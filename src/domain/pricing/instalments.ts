import { type Cents, cents } from '../money/cents';

/** Instalments that the three payment-in-parts providers show (000 §2, 002 §9). */
export const INSTALMENT_COUNT = 4;

/**
 * The total, zero or more, cut into equal parts: each total / count rounded to cents, the last one carries the rest.
 *
 * Rounding up a total of a few cents would leave a negative rest; the equal parts are then smaller.
 */
export function instalments(total: Cents, count: number = INSTALMENT_COUNT): readonly Cents[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`Not a number of instalments: ${count}`);
  if (count === 1) return [total];
  const part = cents(Math.min(Math.round(total / count), Math.floor(total / (count - 1))));
  const rest = cents(total - part * (count - 1));
  return [...Array.from({ length: count - 1 }, () => part), rest];
}

/** Amount for the Affirm message: the total in cents, "price times 100" (000 §5), which our money already is. */
export function affirmAmount(total: Cents): number {
  return total;
}
