import type { Currency, PriceCents } from '../../models/price';
import type { SeededRandom } from '../../random';
import { reducedPrice, retailPrice } from '../retail-price';
import type { BrandProfile } from './brand-profile';
import type { FrameBuild } from './frame-build';

/** Prices of a model, without the surcharge of a color. */
export interface ModelPricing {
  list: Record<Currency, number>;
  percentOff: Record<Currency, number>;
}

/** About 30 % of the models are reduced, most of them in both countries. */
const REDUCED_SHARE = 0.3;
const REDUCED_IN_ONE_COUNTRY = 0.12;
const reductions = [15, 20, 20, 25, 30, 30, 40, 50] as const;

/** Surcharge for polarized lenses, as a share of the list price. */
const POLARIZED_SURCHARGE = 0.12;

/**
 * Chooses list prices in cents from the brand's band in each currency. The Canadian price has a similar position in its band
 * with some variation, so that the exchange ratio differs between models, as in retail.
 */
export function chooseModelPricing(
  brand: BrandProfile,
  build: FrameBuild,
  random: SeededRandom,
): ModelPricing {
  const materialPremium = build.material === 'titanium' || build.material === 'mixed' ? 0.15 : 0;
  const position = Math.min(1, random.next() * 0.85 + materialPremium);
  const canadianPosition = Math.min(1, Math.max(0, position + (random.next() - 0.5) * 0.14));
  const percent = random.chance(REDUCED_SHARE) ? random.pick(reductions) : 0;
  const onlyIn =
    percent > 0 && random.chance(REDUCED_IN_ONE_COUNTRY) ? random.pick(['USD', 'CAD'] as const) : undefined;
  return {
    list: {
      USD: priceInBand(brand.priceBand.USD, position),
      CAD: priceInBand(brand.priceBand.CAD, canadianPosition),
    },
    percentOff: {
      USD: onlyIn === 'CAD' ? 0 : percent,
      CAD: onlyIn === 'USD' ? 0 : percent,
    },
  };
}

/** Returns the list and offer price of one color in both currencies, in cents, with the brand's price ending. */
export function colorPrices(
  pricing: ModelPricing,
  polarized: boolean,
  brand: BrandProfile,
): Record<Currency, PriceCents> {
  const price = (currency: Currency): PriceCents => {
    const list = retailPrice(
      pricing.list[currency] * (polarized ? 1 + POLARIZED_SURCHARGE : 1),
      brand.ending,
    );
    return reducedPrice(list, pricing.percentOff[currency], brand.ending);
  };
  return { USD: price('USD'), CAD: price('CAD') };
}

function priceInBand([low, high]: readonly [number, number], position: number): number {
  return low + (high - low) * position;
}
