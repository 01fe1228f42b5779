import type { Currency, PriceCents } from '../../models/price';
import { reducedPrice, retailPrice } from '../retail-price';
import type { LensMaterialCode } from './lens-materials';
import type { LensPlan } from './lens-plan';
import type { AntiReflective, TreatmentFamily } from './lens-treatments';
import { lensTypes, type WorkingLensType } from './lens-types';

type Amount = Record<Currency, number>;

// Components of the list price, in cents. Each currency has separate prices, as in retail.
const typePrices: Record<WorkingLensType, Amount> = {
  'single-vision': { USD: 6000, CAD: 7900 },
  progressive: { USD: 18900, CAD: 23900 },
  bifocal: { USD: 10900, CAD: 14500 },
  readers: { USD: 3000, CAD: 3900 },
  'non-prescription': { USD: 2500, CAD: 3500 },
};

const materialPrices: Record<LensMaterialCode, Amount> = {
  PLAS: { USD: 0, CAD: 0 },
  POLY: { USD: 3500, CAD: 4500 },
  TRIV: { USD: 5500, CAD: 6900 },
  HI160: { USD: 7000, CAD: 8900 },
  HI167: { USD: 11000, CAD: 13900 },
  HI174: { USD: 17000, CAD: 21500 },
};

const treatmentPrices: Record<TreatmentFamily, Amount> = {
  clear: { USD: 0, CAD: 0 },
  blue: { USD: 3000, CAD: 3500 },
  photochromic: { USD: 9000, CAD: 11500 },
  sun: { USD: 2500, CAD: 3000 },
  polar: { USD: 8500, CAD: 10500 },
  mirror: { USD: 5500, CAD: 6900 },
};

const antiReflectivePrices: Record<AntiReflective, Amount> = {
  none: { USD: 0, CAD: 0 },
  standard: { USD: 4000, CAD: 5000 },
  premium: { USD: 7500, CAD: 9500 },
};

const POLARIZED_MIRROR: Amount = { USD: 4500, CAD: 5500 };

/** Permanent reductions by treatment, in percent. */
const reductions: Partial<Record<TreatmentFamily, number>> = { photochromic: 20, polar: 15 };

/** Copay of a usual plan for single-vision lenses. */
export const SINGLE_VISION_COPAY: Amount = { USD: 2000, CAD: 2500 };

/**
 * Member price with a plan: a copay for the lens type, and a share of the options (optics.md §6.1: single
 * vision $10–25, standard progressive $70–90, options at a fixed copay or with 20 % off).
 */
const copay: Partial<Record<WorkingLensType, Amount>> = {
  'single-vision': SINGLE_VISION_COPAY,
  progressive: { USD: 8000, CAD: 9900 },
  bifocal: { USD: 2500, CAD: 3500 },
};
const MEMBER_SHARE_OF_OPTIONS = 0.8;

/** Returns the list, offer and insured price (the offer price if not insurable), in cents. */
export function lensPrices(plan: LensPlan): { price: Record<Currency, PriceCents>; insuredPrice: Amount } {
  const usd = pricesIn(plan, 'USD');
  const cad = pricesIn(plan, 'CAD');
  return { price: { USD: usd.price, CAD: cad.price }, insuredPrice: { USD: usd.insured, CAD: cad.insured } };
}

function pricesIn(plan: LensPlan, currency: Currency): { price: PriceCents; insured: number } {
  const options =
    materialPrices[plan.material][currency] +
    treatmentPrices[plan.treatment][currency] +
    antiReflectivePrices[plan.antiReflective][currency] +
    (plan.polarizedMirror ? POLARIZED_MIRROR[currency] : 0);
  const list = retailPrice(typePrices[plan.type][currency] + options, 'ninety-five');
  const price = reducedPrice(list, reductions[plan.treatment] ?? 0, 'ninety-five');
  const memberCopay = copay[plan.type];
  if (!lensTypes[plan.type].insurable || !memberCopay) return { price, insured: price.offer };
  const insured = retailPrice(memberCopay[currency] + options * MEMBER_SHARE_OF_OPTIONS, 'whole');
  return { price, insured: Math.min(price.offer, insured) };
}
