import rows from '../../data/model-names.json' with { type: 'json' };
import type { FrameCategory, FrameColor, FrameModel } from '../../models/frame';
import type { Currency, PriceCents } from '../../models/price';
import { createRandom, type SeededRandom } from '../../random';
import { ean13 } from '../ean13';
import { hasFullRange, lensPackagesFor } from '../lenses/lens-packages-for';
import { reducedPrice, retailPrice } from '../retail-price';
import { daysBeforeSeedDate } from '../seed-date';
import type { BrandProfile } from './brand-profile';
import { describeFrame } from './descriptions/describe-frame';
import { chooseBuild, type FrameBuild } from './frame-build';
import { chooseAppearances } from './frame-colors';
import { chooseFit } from './frame-fit';
import { chooseSize } from './frame-size';
import { toPromotion } from './promotion-detail';

/** Models were released within the last three years. */
const OLDEST_DAYS = 1094;

/** Newer models have no try-on scan yet. */
const TRY_ON_AFTER_DAYS = 14;

/** First model number of each category; brands continue from there, with gaps. */
const MODEL_NUMBER_SPACING = 23;
const firstModelNumber: Record<FrameCategory, number> = { eyeglasses: 2001, sunglasses: 7001 };

/**
 * Returns all models of a brand.
 * @param brandNumber position of the brand in the list, from 1; part of ids and article numbers
 */
export function frameModelsOf(brand: BrandProfile, brandNumber: number): FrameModel[] {
  const names = modelNamesOf(brand.slug);
  const categories = [
    ...Array<FrameCategory>(brand.eyeglasses).fill('eyeglasses'),
    ...Array<FrameCategory>(brand.sunglasses).fill('sunglasses'),
  ];
  const gapRandom = createRandom(`frames/${brand.slug}/model-numbers`);
  return categories.map((category, index) => {
    const modelName = names[index];
    if (modelName === undefined) throw new RangeError(`${brand.name} has more models than names`);
    const position = category === 'eyeglasses' ? index : index - brand.eyeglasses;
    return frameModel({
      brand,
      brandNumber,
      category,
      modelName,
      modelIndex: index + 1,
      modelNumber:
        firstModelNumber[category] +
        position * MODEL_NUMBER_SPACING +
        gapRandom.integer(0, MODEL_NUMBER_SPACING - 1),
    });
  });
}

interface ModelPlan {
  brand: BrandProfile;
  brandNumber: number;
  category: FrameCategory;
  modelName: string;
  /** Position among the brand's models, from 1. */
  modelIndex: number;
  /** Four digits. */
  modelNumber: number;
}

function frameModel(plan: ModelPlan): FrameModel {
  const { brand, category } = plan;
  const random = createRandom(`frames/${brand.slug}/${plan.modelName}`);
  const build = chooseBuild(brand, random.branch('build'));
  const size = chooseSize(build, category, random.branch('size'));
  const age = Math.floor(OLDEST_DAYS * random.next() ** 1.3);
  const popularity = popularityOf(age, random);
  const fit = chooseFit(build, category, size, random.branch('fit'));
  const partNumber = `${brand.code}${plan.modelNumber}`;
  const frame = {
    catentryId: catentryId(plan, 0),
    partNumber,
    modelCode: `${brand.code} ${plan.modelNumber}`,
    modelName: plan.modelName,
    brand: brand.name,
    category,
    ...build,
    size,
    ...fit,
    features: fit.features.filter(
      (feature) => feature !== 'progressive-ready' || hasFullRange({ partNumber }),
    ),
    releasedOn: daysBeforeSeedDate(age),
    popularity,
    colors: buildColors(plan, build, size.eye, age, popularity, random),
  };
  const promotion = choosePromotion(frame, brand, random.branch('promotion'));
  const description = describeFrame(frame, brand, random.branch('description'));
  return { ...frame, ...(promotion ? { promotion } : {}), description };
}

/** Returns a popularity of 0 to 1000. Few models are popular, most are not; new models get a bonus. */
function popularityOf(ageInDays: number, random: SeededRandom): number {
  const fresh = ageInDays < 120 ? 120 : 0;
  return Math.min(1000, Math.round(880 * random.next() ** 2.2) + fresh);
}

function buildColors(
  plan: ModelPlan,
  build: FrameBuild,
  eye: number,
  ageInDays: number,
  popularity: number,
  random: SeededRandom,
): FrameColor[] {
  const pricing = chooseModelPricing(plan.brand, build, random.branch('price'));
  const scanned = ageInDays >= TRY_ON_AFTER_DAYS && random.chance(0.9);
  const stockRandom = random.branch('stock');
  return chooseAppearances(plan.brand, build, plan.category, random.branch('colours')).map(
    (appearance, index) => {
      const number = index + 1;
      return {
        catentryId: catentryId(plan, number),
        upc: upcOf(plan, number, eye),
        colorCode: `C${String(number).padStart(2, '0')}`,
        ...appearance,
        price: colorPrices(pricing, appearance.sunLens?.polarized ?? false, plan.brand),
        stock: stockRandom.chance(0.03) ? 0 : stockRandom.integer(1, 12) + Math.round(popularity / 20),
        tryOn: scanned && stockRandom.chance(0.97),
      };
    },
  );
}

/** Builds an id as 3BBMMMC: brand, model, color (0 for the product itself). */
function catentryId({ brandNumber, modelIndex }: ModelPlan, color: number): string {
  return String(3_000_000 + brandNumber * 10_000 + modelIndex * 10 + color);
}

/** Builds a UPC as 20BBNNNNCCEE and the check digit: brand, model number, color, eye size. */
function upcOf({ brandNumber, modelNumber }: ModelPlan, color: number, eye: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return ean13(`20${twoDigits(brandNumber)}${modelNumber}${twoDigits(color)}${eye}`);
}

/** Prices of a model, without the surcharge of a color. */
interface ModelPricing {
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
function chooseModelPricing(brand: BrandProfile, build: FrameBuild, random: SeededRandom): ModelPricing {
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
function colorPrices(
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
function choosePromotion(
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

/** Model names by brand slug; each brand has a theme. A name is unique in the catalog. */
const namesByBrand: Readonly<Record<string, readonly string[]>> = rows;

/** Returns the model names of a brand, in order. @throws RangeError for a brand without names. */
function modelNamesOf(brandSlug: string): readonly string[] {
  const list = namesByBrand[brandSlug];
  if (!list) throw new RangeError(`No model names for ${brandSlug}`);
  return list;
}
