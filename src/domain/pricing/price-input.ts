import type { Cents } from '../money/cents';

/** Prices of a frame or a lens, as the lens service returns them (000 §3, lens package service). */
export interface LinePrices {
  /** Absent without a list price: the offer price is then the list price. */
  readonly list?: Cents | undefined;
  readonly offer: Cents;
  /** `insPrice`: the price with the shopper's insurance, if known. */
  readonly insured?: Cents | undefined;
}

/** The selected lens package. */
export interface LensPrices extends LinePrices {
  /** Lens type, such as `single-vision`, `non-prescription` or `frame-only`. */
  readonly type: string;
  /** False if no plan covers this package; absent means that it may be covered. */
  readonly insurable?: boolean | undefined;
  /** True if frame and lens make a complete pair for GVP and AEO. If absent, every prescription lens does. */
  readonly completePairAvailable?: boolean | undefined;
}

/** A promotion of the frame, with values from the lens service. 40 means 40%. */
export type Promotion =
  | {
      /** A complete pair, frame and lens, at one price. */
      readonly type: 'GVP';
      /** Price of the frame with the cheapest lens that completes a pair. */
      readonly basePrice: Cents;
      /**
       * Offer price of that cheapest lens. A lens that costs more raises the pair's price by the difference. Absent when
       * no package of the frame completes a pair: every pair then costs the base price.
       */
      readonly baseLensPrice?: Cents | undefined;
    }
  | {
      readonly type: 'AEO';
      /** Percentage off frame and lens with a prescription lens; absent if the frame has no such offer. */
      readonly completePairPercent?: number | undefined;
      /** Off the frame alone. */
      readonly frameOnlyPercent: number;
    }
  | {
      /** The brand's promotion, on the frame only. */
      readonly type: 'BOM';
      readonly framePercent: number;
    };

/** Discount of a perk code (`selectedPerkCode`) on frame and lens. */
export type Perk = { readonly percent: number } | { readonly amount: Cents };

/**
 * Insurance discounts (`getDiscounts`, 000 §7): the insured price of frame or lens, or the discount on its list price. If both
 * are present, the price takes precedence. With neither, or with a discount of zero, the product is not covered.
 */
export interface InsuranceDiscounts {
  readonly frame?: Cents | undefined;
  readonly lens?: Cents | undefined;
  readonly frameDiscount?: Cents | undefined;
  readonly lensDiscount?: Cents | undefined;
}

/** Input of the price summary (product.md §4). */
export interface PriceInput {
  readonly frame: LinePrices;
  readonly lens?: LensPrices | undefined;
  readonly warranty?: { readonly price: Cents } | undefined;
  readonly promotion?: Promotion | undefined;
  readonly perk?: Perk | undefined;
  /** Present only when insurance is on. */
  readonly insurance?: InsuranceDiscounts | undefined;
}

/** Savings on frame and lens, in cents. */
export interface LineSavings {
  readonly frame: Cents;
  readonly lens: Cents;
}

/** Returns the list price in cents; the offer price if there is no list price. */
export function listPrice(line: LinePrices): Cents {
  return line.list ?? line.offer;
}
