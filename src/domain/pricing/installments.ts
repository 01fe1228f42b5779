import { type Cents, cents } from '../money/cents';

/** Number of installments that the three providers show (000 §2, 002 §9). */
export const INSTALLMENT_COUNT = 4;

/**
 * Splits a non-negative total into equal installments, rounded to cents; the last one takes the remainder.
 *
 * Rounding up a total of a few cents would leave a negative remainder, so the equal installments are then smaller.
 *
 * @throws RangeError for a count that is not a positive whole number.
 */
export function installments(total: Cents, count: number = INSTALLMENT_COUNT): readonly Cents[] {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`Not a number of installments: ${count}`);
  if (count === 1) return [total];
  const installment = cents(Math.min(Math.round(total / count), Math.floor(total / (count - 1))));
  const remainder = cents(total - installment * (count - 1));
  return [...Array.from({ length: count - 1 }, () => installment), remainder];
}

/** Returns the amount for the Affirm message: the total in cents (000 §5: "price times 100"), which `Cents` already is. */
export function affirmAmount(total: Cents): number {
  return total;
}
