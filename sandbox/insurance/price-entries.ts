import type { RiaPricingEntry } from '@generated/insurance/model/riaPricingEntry';
import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import { type Cents, cents, subtract, ZERO } from '@/domain/money/cents';
import type { InsuredPrices } from '../pricing/insured-prices';
import type { Sellable } from '../pricing/sellable';

/** An item of a pricing request; its id is the UPC. */
export interface PricingLine {
  id: string;
  sellable: Sellable;
}

/** An entry with the plan's discount on its frame and its lens. */
export interface PricedEntry {
  /** Covered products only; undefined when nothing is covered. */
  entry: RiaPricingEntry | undefined;
  frame: { price: Cents; discount: Cents } | undefined;
  lens: { upc: string; price: Cents | undefined; discount: Cents } | undefined;
}

/**
 * Prices entries with benefits. Each insured price is used once, as a benefit covers one unit per period.
 *
 * @param prices by UPC.
 */
export function priceEntries(entries: readonly RiaPricingEntry[], prices: InsuredPrices): PricedEntry[] {
  const left = new Map(prices);
  const use = (item: RiaPricingItem | undefined): Cents | undefined => {
    const price = item && left.get(item.upc);
    if (item) left.delete(item.upc);
    return price;
  };
  return entries.map(({ frame, lens }) => {
    const framePrice = use(frame);
    const lensPrice = use(lens);
    const entry = {
      ...(frame && framePrice !== undefined ? { frame: covered(frame, framePrice) } : {}),
      ...(lens && lensPrice !== undefined ? { lens: covered(lens, lensPrice) } : {}),
    };
    return {
      entry: Object.keys(entry).length > 0 ? entry : undefined,
      frame:
        frame && framePrice !== undefined
          ? { price: framePrice, discount: discountOf(frame, framePrice) }
          : undefined,
      lens: lens && { upc: lens.upc, price: lensPrice, discount: discountOf(lens, lensPrice) },
    };
  });
}

function covered(item: RiaPricingItem, price: Cents): RiaPricingItem {
  return { ...item, price: price / 100, quantity: 1 };
}

function discountOf({ price }: RiaPricingItem, insured: Cents | undefined): Cents {
  return insured === undefined ? ZERO : subtract(cents(Math.round(price * 100)), insured);
}
