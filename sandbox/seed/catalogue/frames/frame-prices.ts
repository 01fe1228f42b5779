import type { Currency, PriceCents } from '../../models/price';
import type { SeededRandom } from '../../random';
import { reducedPrice, retailPrice } from '../retail-price';
import type { BrandProfile } from './brand-profile';
import type { FrameBuild } from './frame-build';

/** What a model costs before the colour is known. */
export interface ModelPricing {
  list: Record<Currency, number>;
  percentOff: Record<Currency, number>;
}

/** About three models in ten are reduced, mostly in both countries. */
const REDUCED_SHARE = 0.3;
const REDUCED_IN_ONE_COUNTRY = 0.12;
const reductions = [15, 20, 20, 25, 30, 30, 40, 50] as const;

/** Share of the list price that polarised lenses add. */
const POLARISED_SURCHARGE = 0.12;

/**
 * List prices in cents from the brand's band in each currency. The Canadian price takes the same place in its own band
 * with some play of its own, so that the ratio of the two differs from model to model, as it does in shops.
 */
export function chooseModelPricing(
  brand: BrandProfile,
  build: FrameBuild,
  random: SeededRandom,
): ModelPricing {
  const costly = build.material === 'titanium' || build.material === 'mixed' ? 0.15 : 0;
  const place = Math.min(1, random.next() * 0.85 + costly);
  const canadianPlace = Math.min(1, Math.max(0, place + (random.next() - 0.5) * 0.14));
  const percent = random.chance(REDUCED_SHARE) ? random.pick(reductions) : 0;
  const onlyIn =
    percent > 0 && random.chance(REDUCED_IN_ONE_COUNTRY) ? random.pick(['USD', 'CAD'] as const) : undefined;
  return {
    list: {
      USD: placeInBand(brand.priceBand.USD, place),
      CAD: placeInBand(brand.priceBand.CAD, canadianPlace),
    },
    percentOff: {
      USD: onlyIn === 'CAD' ? 0 : percent,
      CAD: onlyIn === 'USD' ? 0 : percent,
    },
  };
}

/** List and offer price of one colour in both currencies, in cents, with the brand's endings. */
export function colourPrices(
  pricing: ModelPricing,
  polarised: boolean,
  brand: BrandProfile,
): Record<Currency, PriceCents> {
  const price = (currency: Currency): PriceCents => {
    const list = retailPrice(
      pricing.list[currency] * (polarised ? 1 + POLARISED_SURCHARGE : 1),
      brand.ending,
    );
    return reducedPrice(list, pricing.percentOff[currency], brand.ending);
  };
  return { USD: price('USD'), CAD: price('CAD') };
}

function placeInBand([low, high]: readonly [number, number], place: number): number {
  return low + (high - low) * place;
}
