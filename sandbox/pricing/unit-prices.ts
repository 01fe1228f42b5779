import { type Cents, cents } from '@/domain/money/cents';
import type { LinePrices } from '@/domain/pricing/price-input';
import type { Currency } from '../seed/models/price';
import type { Sellable } from './sellable';

/** Returns the unit list and offer price, in cents. */
export function unitPrices(sellable: Sellable, currency: Currency): LinePrices & { list: Cents } {
  switch (sellable.kind) {
    case 'frame':
      return toLinePrices(sellable.color.price[currency]);
    case 'protection-plan': {
      const price = cents(sellable.plan.price[currency]);
      return { list: price, offer: price };
    }
    default:
      return toLinePrices(sellable.lens.price[currency]);
  }
}

/** Prices of the seed, in cents. */
export function toLinePrices({ list, offer }: { list: number; offer: number }): LinePrices & { list: Cents } {
  return { list: cents(list), offer: cents(offer) };
}
