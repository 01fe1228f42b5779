/** An amount of money in whole cents of the site's currency. Branded, so that a plain number is not assignable. */
export type Cents = number & { readonly __unit: 'cents' };

export const ZERO = 0 as Cents;

/** Creates an amount. @throws RangeError for fractions and unsafe integers. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  // Adding 0 turns -0, which would format as "-$0.00", into 0.
  return (value + 0) as Cents;
}

/** Returns the sum of the amounts; zero for none. */
export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** Returns `from` less `amount`, which may be negative. */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/** Multiplies the unit price by the quantity. @throws RangeError for a fractional quantity. */
export function multiply(price: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return cents(price * quantity);
}

/** Returns `percent` (40 for 40%) of a non-negative amount; half a cent rounds up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(Math.round((amount * percent) / 100));
}

/** Limits the amount to the range from `lowest` to `highest`. */
export function clamp(amount: Cents, lowest: Cents, highest: Cents): Cents {
  return cents(Math.min(Math.max(amount, lowest), highest));
}
