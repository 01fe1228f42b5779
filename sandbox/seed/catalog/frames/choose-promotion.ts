import type { FrameColor, FrameModel } from '../../models/frame';
import type { Currency } from '../../models/price';
import type { SeededRandom } from '../../random';
import { lensPackagesFor } from '../lenses/lens-packages-for';
import type { BrandProfile } from './brand-profile';
import { toPromotion } from './promotion-detail';

type Promotion = NonNullable<FrameModel['promotion']>;
type PricedFrame = Omit<FrameModel, 'description' | 'promotion'>;

/** Brands of the month and their discount on the frame, in percent. */
const brandsOfTheMonth: Readonly<Record<string, number>> = { kilnford: 25, solquara: 30 };

/** Brands with complete-pair prices for eyeglasses, and the share of participating models. */
const completePairBrands: readonly string[] = ['marlowe-house', 'halloway-nine', 'juniper-vale'];
const COMPLETE_PAIR_SHARE = 0.6;

/** 40 % off frame and lens, 20 % off the frame alone (product.md §5). */
const PAIR_OFFER = { type: 'AEO', percentOffPair: 40, percentOffFrame: 20 } as const;
const PAIR_OFFER_SHARE = 0.14;

/** Complete-pair prices that the retailer uses, in cents of either currency. */
const pairPrices = [
  8995, 9995, 11995, 12995, 14995, 16995, 17995, 19995, 22995, 24995, 27995, 29995,
] as const;

/** A complete pair must cost clearly less than frame and lens separately. */
const PAIR_PRICE_AT_MOST = 0.9;

/** Returns the model's promotion, if any. */
export function choosePromotion(
  frame: PricedFrame,
  brand: BrandProfile,
  random: SeededRandom,
): Promotion | undefined {
  const percentOffFrame = brandsOfTheMonth[brand.slug];
  if (percentOffFrame !== undefined) return toPromotion({ type: 'BOM', percentOffFrame });
  if (!frame.prescriptionReady) return undefined;
  if (completePairBrands.includes(brand.slug)) return completePair(frame, random);
  return random.chance(PAIR_OFFER_SHARE) ? toPromotion(PAIR_OFFER) : undefined;
}

function completePair(frame: PricedFrame, random: SeededRandom): Promotion | undefined {
  if (frame.category !== 'eyeglasses' || !random.chance(COMPLETE_PAIR_SHARE)) return undefined;
  const USD = pairPrice(frame, 'USD');
  const CAD = pairPrice(frame, 'CAD');
  return USD === undefined || CAD === undefined
    ? undefined
    : toPromotion({ type: 'GVP', basePrice: { USD, CAD } });
}

/** Returns the highest pair price clearly below the cheapest frame color with the cheapest prescription lens. */
function pairPrice(frame: PricedFrame, currency: Currency): number | undefined {
  const cheapest = Math.min(...frame.colors.map((color) => cheapestPair(frame, color, currency)));
  return pairPrices.findLast((price) => price <= cheapest * PAIR_PRICE_AT_MOST);
}

/** Returns the offer prices of the frame and of its cheapest prescription lens together, in cents. */
export function cheapestPair(frame: PricedFrame, color: FrameColor, currency: Currency): number {
  const lenses = lensPackagesFor(frame, color).filter(
    (lens) => lens.type !== 'frame-only' && lens.type !== 'non-prescription',
  );
  return color.price[currency].offer + Math.min(...lenses.map((lens) => lens.price[currency].offer));
}
