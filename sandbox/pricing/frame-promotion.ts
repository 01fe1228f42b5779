import { isPrescriptionLens } from '@/domain/lens/lens-type';
import { cents } from '@/domain/money/cents';
import type { LensPrices, Promotion } from '@/domain/pricing/price-input';
import { parsePromotionTerms } from '../seed/catalog/frames/promotion-detail';
import type { FrameModel } from '../seed/models/frame';
import type { Currency } from '../seed/models/price';
import type { Reduction } from './priced-order';

/** A model's promotion in the form of the pricing rules. */
export function toPricingPromotion({ promotion }: FrameModel, currency: Currency): Promotion | undefined {
  if (!promotion) return undefined;
  const terms = parsePromotionTerms(promotion);
  switch (terms.type) {
    case 'AEO':
      return {
        type: 'AEO',
        completePairPercent: terms.percentOffPair,
        frameOnlyPercent: terms.percentOffFrame,
      };
    case 'BOM':
      return { type: 'BOM', framePercent: terms.percentOffFrame };
    case 'GVP':
      return { type: 'GVP', basePrice: cents(terms.basePrice[currency]) };
  }
}

/** The reduction that a promotion shows on its lines. */
export function toReduction(promotion: Promotion, lens: LensPrices | undefined): Reduction {
  switch (promotion.type) {
    case 'AEO': {
      const { completePairPercent, frameOnlyPercent } = promotion;
      const ofPair = completePairPercent !== undefined && lens !== undefined && isPrescriptionLens(lens.type);
      return { type: 'AEO', ofPair, percent: ofPair ? completePairPercent : frameOnlyPercent };
    }
    case 'BOM':
      return { type: 'BOM', percent: promotion.framePercent };
    case 'GVP':
      return { type: 'GVP', basePrice: promotion.basePrice };
  }
}
