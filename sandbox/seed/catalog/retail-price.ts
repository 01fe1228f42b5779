import type { PriceCents } from '../models/price';

/** Price ending of a brand: a whole amount (185.00) or five cents below one (129.95). */
export type PriceEnding = 'whole' | 'ninety-five';

/** Prices from here are in steps of five dollars: 185.00 and 129.95, never 186.00 or 128.95. Cents. */
const STEPS_OF_FIVE_FROM = 6_000;

/** Returns the nearest price with this ending, in cents; at least 0.95. */
export function retailPrice(cents: number, ending: PriceEnding): number {
  const step = cents >= STEPS_OF_FIVE_FROM ? 500 : 100;
  const below = ending === 'ninety-five' ? 5 : 0;
  return Math.max(step, Math.round((cents + below) / step) * step) - below;
}

/** Returns the list and offer price in cents for a reduction in percent; the rounded offer is never above the list price. */
export function reducedPrice(list: number, percentOff: number, ending: PriceEnding): PriceCents {
  if (percentOff <= 0) return { list, offer: list };
  return { list, offer: Math.min(list, retailPrice((list * (100 - percentOff)) / 100, ending)) };
}
