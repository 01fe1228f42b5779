/** An amount of money in whole cents of the store's currency. Branded so that no plain number passes for one. */
export type Cents = number & { readonly __unit: 'cents' };

/** No money. */
export const ZERO = 0 as Cents;

/** A whole number of cents. Throws a RangeError for fractions and for numbers too large to be exact. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`);
  // Adding 0 turns -0, which would be shown as "-$0.00", into 0.
  return (value + 0) as Cents;
}

/** The sum of any number of amounts; zero for none. */
export function add(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** `from` less `amount`; may be negative. */
export function subtract(from: Cents, amount: Cents): Cents {
  return cents(from - amount);
}

/** The price of a whole number of pieces. Throws a RangeError for a quantity with a fraction. */
export function multiply(price: Cents, quantity: number): Cents {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  return cents(price * quantity);
}

/** `percent` (40 for 40 %) of an amount of zero or more, a half cent rounded up. */
export function percentOf(amount: Cents, percent: number): Cents {
  return cents(Math.round((amount * percent) / 100));
}

/** The amount moved to the nearest one between `lowest` and `highest`. */
export function clamp(amount: Cents, lowest: Cents, highest: Cents): Cents {
  return cents(Math.min(Math.max(amount, lowest), highest));
}
