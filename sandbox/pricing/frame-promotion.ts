import { type Cents, cents } from '@/domain/money/cents';
import { framePromotion, type PromotionFigures } from '@/domain/pricing/frame-promotion';
import type { LensPrices, Promotion } from '@/domain/pricing/price-input';
import { priceSummary } from '@/domain/pricing/price-summary';
import { completePairPrice, completesPair } from '@/domain/pricing/promotion';
import { parsePromotionTerms } from '../seed/catalog/frames/promotion-detail';
import { lensPackagesFor } from '../seed/catalog/lenses/lens-packages-for';
import type { FrameColor, FrameModel } from '../seed/models/frame';
import type { LensPackage } from '../seed/models/lens-package';
import type { Currency, PriceCents } from '../seed/models/price';
import { priceWithLenses } from './price-with-lenses';
import type { Reduction } from './priced-order';
import { toLinePrices } from './unit-prices';

/** Returns the figures of a model's promotion. */
export function promotionFigures(
  { promotion, prescriptionReady }: FrameModel,
  currency: Currency,
): PromotionFigures {
  const terms = promotion && parsePromotionTerms(promotion);
  switch (terms?.type) {
    case undefined:
      return { type: undefined, completePairAvailable: false };
    case 'AEO':
      return {
        type: 'AEO',
        completePairAvailable: prescriptionReady,
        completePairPercent: terms.percentOffPair,
        frameOnlyPercent: terms.percentOffFrame,
      };
    case 'BOM':
      return { type: 'BOM', completePairAvailable: false, framePercent: terms.percentOffFrame };
    case 'GVP':
      return {
        type: 'GVP',
        completePairAvailable: prescriptionReady,
        gvpBasePrice: cents(terms.basePrice[currency]),
      };
  }
}

/** Prices of a lens sold with a frame, with the frame's word on complete pairs. */
export function lensPricesWith(lens: LensPackage, frame: FrameModel, currency: Currency): LensPrices {
  const isForPair = frame.promotion?.type === 'AEO' || frame.promotion?.type === 'GVP';
  return {
    ...toLinePrices(lens.price[currency]),
    type: lens.type,
    completePairAvailable: isForPair && completesPair(lens),
  };
}

/** Returns a model's promotion in the form of the pricing rules. `packages` are those of the catalog. */
export function toPricingPromotion(
  { model, color }: { model: FrameModel; color: FrameColor },
  packages: readonly LensPackage[],
  currency: Currency,
): Promotion | undefined {
  const figures = promotionFigures(model, currency);
  // Only the complete pair's price depends on the lenses.
  const lenses = figures.type === 'GVP' ? lensPackagesFor(model, color, packages) : [];
  return framePromotion(
    figures,
    lenses.map((lens) => lensPricesWith(lens, model, currency)),
  );
}

/** Returns the list price of a frame, and its price alone under its promotion. */
export function framePriceAlone(model: FrameModel, color: FrameColor, currency: Currency): PriceCents {
  const price = color.price[currency];
  const promotion = framePromotion(promotionFigures(model, currency), []);
  return { list: price.list, offer: priceSummary({ frame: toLinePrices(price), promotion }).total };
}

/**
 * Returns the price of a frame with its cheapest prescription lens, under its promotion; undefined without such a lens, and for
 * a single package, which is no choice (000 §4).
 */
export function framePriceWithLenses(
  { model, color }: { model: FrameModel; color: FrameColor },
  currency: Currency,
): Cents | undefined {
  const lenses = lensPackagesFor(model, color).map((lens) => lensPricesWith(lens, model, currency));
  if (lenses.length < 2) return undefined;
  return priceWithLenses(
    toLinePrices(color.price[currency]),
    lenses,
    framePromotion(promotionFigures(model, currency), lenses),
  );
}

/** Returns the reduction that a promotion shows on its lines. */
export function toReduction(promotion: Promotion, lens: LensPrices | undefined): Reduction {
  switch (promotion.type) {
    case 'AEO': {
      const { completePairPercent, frameOnlyPercent } = promotion;
      const ofPair = completePairPercent !== undefined && lens !== undefined && completesPair(lens);
      return { type: 'AEO', ofPair, percent: ofPair ? completePairPercent : frameOnlyPercent };
    }
    case 'BOM':
      return { type: 'BOM', percent: promotion.framePercent };
    case 'GVP':
      return {
        type: 'GVP',
        pairPrice: lens ? completePairPrice(lens, promotion) : promotion.basePrice,
      };
  }
}
