import type { Cents } from '../money/cents';
import type { LensPrices, Promotion } from './price-input';
import { completesPair } from './promotion';

/** A frame's promotion in the lens service's figures (`promoType` and `promotions`). 40 means 40%. */
export interface PromotionFigures {
  readonly type: Promotion['type'] | undefined;
  /** False if the promotion does not cover frame and lens together. */
  readonly completePairAvailable?: boolean | undefined;
  readonly gvpBasePrice?: Cents | undefined;
  readonly completePairPercent?: number | undefined;
  readonly frameOnlyPercent?: number | undefined;
  readonly framePercent?: number | undefined;
}

/**
 * Returns the promotion of a frame, for the price summary; undefined without one, or without its figure, since it then has no
 * effect on the price. Figures are never read from the promotion's text.
 *
 * @param lenses packages of the frame: the cheapest one that completes a pair is included in the price of a GVP pair.
 */
export function framePromotion(
  figures: PromotionFigures,
  lenses: readonly LensPrices[],
): Promotion | undefined {
  const { type, gvpBasePrice, frameOnlyPercent = 0, framePercent } = figures;
  const pairPercent = figures.completePairAvailable === false ? undefined : figures.completePairPercent;
  switch (type) {
    case undefined:
      return undefined;
    case 'GVP':
      return gvpBasePrice === undefined
        ? undefined
        : { type, basePrice: gvpBasePrice, baseLensPrice: cheapestPairLens(lenses)?.offer };
    case 'AEO':
      return pairPercent === undefined && frameOnlyPercent === 0
        ? undefined
        : { type, completePairPercent: pairPercent, frameOnlyPercent };
    case 'BOM':
      return framePercent === undefined ? undefined : { type, framePercent };
  }
}

/** Returns the lens with the lowest offer price among those that complete a pair. */
export function cheapestPairLens<Lens extends LensPrices>(lenses: readonly Lens[]): Lens | undefined {
  return lenses
    .filter(completesPair)
    .reduce<Lens | undefined>((best, lens) => (best && best.offer <= lens.offer ? best : lens), undefined);
}
