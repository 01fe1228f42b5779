import { isFrameOnly, isPrescriptionLens } from '../lens/lens-type';
import { add, type Cents, cents, clamp, percentOf, subtract, ZERO } from '../money/cents';
import { applyDiscount, savingBetween } from './discount';
import { type LensPrices, type LinePrices, type LineSavings, listPrice, type Promotion } from './price-input';

/** Returns the saving of the offer price: list minus offer, never negative. */
export function offerSaving(line: LinePrices | undefined): Cents {
  return line ? savingBetween(listPrice(line), line.offer) : ZERO;
}

/**
 * Savings of frame and lens with the frame's promotion (product.md §5).
 *
 * A promotion's percentage applies to the list price, as the badge states it, and does not add to the discount of the
 * offer price: the shopper pays the lower of the two prices.
 */
export function promotionSavings(
  frame: LinePrices,
  lens: LensPrices | undefined,
  promotion: Promotion | undefined,
): LineSavings {
  const offerSavings = { frame: offerSaving(frame), lens: offerSaving(lens) };
  switch (promotion?.type) {
    case undefined:
      return offerSavings;
    case 'GVP':
      return lens && completesPair(lens)
        ? completePairSavings(frame, lens, promotion, offerSavings)
        : offerSavings;
    case 'AEO':
      return eventSavings(frame, lens, promotion, offerSavings);
    case 'BOM':
      return { ...offerSavings, frame: percentSaving(frame, promotion.framePercent, offerSavings.frame) };
  }
}

/**
 * Returns whether a lens makes a complete pair with its frame, for GVP and AEO. The package decides; if it does not say, every
 * prescription lens does. The frame's demo lens never does.
 */
export function completesPair({
  type,
  completePairAvailable,
}: Pick<LensPrices, 'type' | 'completePairAvailable'>): boolean {
  return !isFrameOnly(type) && (completePairAvailable ?? isPrescriptionLens(type));
}

/** Applies AEO: off frame and lens with a prescription lens, otherwise off the frame only. */
function eventSavings(
  frame: LinePrices,
  lens: LensPrices | undefined,
  promotion: Extract<Promotion, { type: 'AEO' }>,
  offerSavings: LineSavings,
): LineSavings {
  const { completePairPercent, frameOnlyPercent } = promotion;
  if (completePairPercent === undefined || !lens || !completesPair(lens)) {
    return { ...offerSavings, frame: percentSaving(frame, frameOnlyPercent, offerSavings.frame) };
  }
  return {
    frame: percentSaving(frame, completePairPercent, offerSavings.frame),
    lens: percentSaving(lens, completePairPercent, offerSavings.lens),
  };
}

function percentSaving(line: LinePrices, percent: number, lineOfferSaving: Cents): Cents {
  const list = listPrice(line);
  const promoted = applyDiscount(list, percentOf(list, percent));
  return cents(Math.max(savingBetween(list, promoted), lineOfferSaving));
}

type CompletePairPromotion = Extract<Promotion, { type: 'GVP' }>;

/** Returns the GVP price of a pair: the base price, plus the difference between the lens and the cheapest lens of a pair. */
export function completePairPrice(
  lens: LinePrices,
  { basePrice, baseLensPrice = lens.offer }: CompletePairPromotion,
): Cents {
  return add(basePrice, clamp(subtract(lens.offer, baseLensPrice), ZERO, lens.offer));
}

/** Applies GVP: never more than the two offer prices. */
function completePairSavings(
  frame: LinePrices,
  lens: LinePrices,
  promotion: CompletePairPromotion,
  offerSavings: LineSavings,
): LineSavings {
  const list = add(listPrice(frame), listPrice(lens));
  const saving = savingBetween(list, completePairPrice(lens, promotion));
  return saving > add(offerSavings.frame, offerSavings.lens)
    ? shareByPrice(saving, listPrice(frame), list)
    : offerSavings;
}

/** Splits a saving between frame and lens in proportion to their list prices, without a remainder. */
function shareByPrice(saving: Cents, framePrice: Cents, pairPrice: Cents): LineSavings {
  const frame = cents(Math.round((saving * framePrice) / pairPrice));
  return { frame, lens: subtract(saving, frame) };
}
