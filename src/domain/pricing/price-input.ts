import type { Cents } from '../money/cents';

/** Prices of one thing that is bought, as the lens service gives them (000 §3, Lens package service answer). */
export interface LinePrices {
  /** Absent where the platform has no list price: the offer price is then the list price. */
  readonly list?: Cents | undefined;
  readonly offer: Cents;
  /** `insPrice`: the price with the shopper's insurance, where the service knows it. */
  readonly insured?: Cents | undefined;
}

/** A chosen lens package. */
export interface LensPrices extends LinePrices {
  /** Lens type, such as `single-vision`, `non-prescription` or `frame-only`. */
  readonly type: string;
  /** False where no plan pays for this package; absent means that it may. */
  readonly insurable?: boolean | undefined;
}

/** A promotion of the frame, with its figures from the lens service's answer. Percentages are 40 for 40 %. */
export type Promotion =
  | {
      /** A complete pair, frame and lens, at one price. */
      readonly type: 'GVP';
      readonly basePrice: Cents;
    }
  | {
      readonly type: 'AEO';
      /** Off frame and lens with a prescription lens; absent where `completePairAvailable` is false. */
      readonly completePairPercent?: number | undefined;
      /** Off the frame alone. */
      readonly frameOnlyPercent: number;
    }
  | {
      /** The brand's promotion, on the frame only. */
      readonly type: 'BOM';
      readonly framePercent: number;
    };

/** What a perk code (`selectedPerkCode`) takes off frame and lens. */
export type Perk = { readonly percent: number } | { readonly amount: Cents };

/**
 * The insurance answer (`getDiscounts`, 000 §7): insured price of a line, or the discount on its list price. The price
 * wins where both are given. A line with neither, or with a discount of zero, is not covered.
 */
export interface InsuranceAnswer {
  readonly frame?: Cents | undefined;
  readonly lens?: Cents | undefined;
  readonly frameDiscount?: Cents | undefined;
  readonly lensDiscount?: Cents | undefined;
}

/** All that the price summary depends on (spec/decisions.md, "Prices"). */
export interface PriceInput {
  readonly frame: LinePrices;
  readonly lens?: LensPrices | undefined;
  readonly warranty?: { readonly price: Cents } | undefined;
  readonly promotion?: Promotion | undefined;
  readonly perk?: Perk | undefined;
  /** Present exactly when insurance is switched on. */
  readonly insurance?: InsuranceAnswer | undefined;
}

/** Savings on the two lines, in cents. */
export interface LineSavings {
  readonly frame: Cents;
  readonly lens: Cents;
}

/** List price of a line in cents; the offer price where there is no list price. */
export function listPrice(line: LinePrices): Cents {
  return line.list ?? line.offer;
}
