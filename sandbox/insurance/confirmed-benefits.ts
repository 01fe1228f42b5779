import type { InsuredPrices } from '../pricing/insured-prices';
import type { InsuredPricesState } from '../state/insurance';

/** Returns the insured prices as the state holds them. */
export function toInsuredPrices(insured: InsuredPrices): InsuredPricesState {
  return [...insured].map(([orderItemId, price]) => ({ orderItemId, price }));
}

/** Returns whether two lists name the same lines at the same prices. */
export function isSame(first: InsuredPricesState, second: InsuredPricesState): boolean {
  const prices = new Map(first.map(({ orderItemId, price }) => [orderItemId, price]));
  return (
    first.length === second.length &&
    second.every(({ orderItemId, price }) => prices.get(orderItemId) === price)
  );
}
