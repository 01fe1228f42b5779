import type { FrameModel } from '../../models/frame';
import type { Currency } from '../../models/price';

/** Terms of a promotion. */
export type PromotionTerms =
  | { type: 'AEO'; percentOffPair: number; percentOffFrame: number }
  | { type: 'BOM'; percentOffFrame: number }
  | { type: 'GVP'; basePrice: Record<Currency, number> };

type Promotion = NonNullable<FrameModel['promotion']>;

/**
 * Returns the promotion in catalog format. `detail` contains the terms as `key=value;…`: percentages of AEO and BOM
 * (`pair=40;frame=20`, `frame=25`), complete-pair price of GVP in cents (`USD=16995;CAD=21995`).
 */
export function toPromotion(terms: PromotionTerms): Promotion {
  if (terms.type === 'AEO') {
    return { type: 'AEO', detail: `pair=${terms.percentOffPair};frame=${terms.percentOffFrame}` };
  }
  if (terms.type === 'BOM') return { type: 'BOM', detail: `frame=${terms.percentOffFrame}` };
  return { type: 'GVP', detail: `USD=${terms.basePrice.USD};CAD=${terms.basePrice.CAD}` };
}

/** Parses the terms of `toPromotion`. @throws RangeError when a number is missing. */
export function parsePromotionTerms(promotion: Promotion): PromotionTerms {
  const values = new Map(promotion.detail.split(';').map((pair) => pair.split('=') as [string, string]));
  const number = (key: string): number => {
    const value = Number(values.get(key) ?? Number.NaN);
    if (!Number.isFinite(value)) throw new RangeError(`No ${key} in promotion detail "${promotion.detail}"`);
    return value;
  };
  if (promotion.type === 'AEO') {
    return { type: 'AEO', percentOffPair: number('pair'), percentOffFrame: number('frame') };
  }
  if (promotion.type === 'BOM') return { type: 'BOM', percentOffFrame: number('frame') };
  return { type: 'GVP', basePrice: { USD: number('USD'), CAD: number('CAD') } };
}
