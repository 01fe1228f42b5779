import { getInsuranceDiscounts } from '@generated/insurance/insurance';
import type { RiaDiscounts } from '@generated/insurance/model/riaDiscounts';
import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import type { Cents } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type { InsuranceQuote, LineQuote } from '@/domain/pricing/insurance-quote';
import type { Site } from '../site/site';
import { requestPricing } from './request-pricing';

/** A product with its list price, to which the plan's discount applies. */
export interface InsuredProduct {
  upc: string;
  price: Cents;
}

/** A frame, with the lens that is chosen for it. */
export interface InsuredPair {
  frame: InsuredProduct;
  lens?: InsuredProduct | undefined;
}

/**
 * Requests the plan's prices for a pair (`getDiscounts`, 000 §7). The commerce API reads the plan from the cookie `ria_1`.
 *
 * @throws ApiError, or Error when the response has no discounts.
 */
export async function quotePair(site: Site, pair: InsuredPair): Promise<InsuranceQuote> {
  const { storeId, catalogId, languageId: langId } = site;
  const { frame, lens } = pair;
  const pricingEntries = [
    { frame: toPricingItem('f', frame), ...(lens ? { lens: toPricingItem('l', lens) } : {}) },
  ];
  const body = { storeId, catalogId, langId, pricingEntries };
  const discounts = await requestPricing(() => getInsuranceDiscounts(storeId, catalogId, body));
  if (!('frameDiscount' in discounts)) throw new Error('The response has no discounts.');
  return toInsuranceQuote(discounts, lens?.upc);
}

/** @param lensUpc of the lens that was quoted with the frame. */
export function toInsuranceQuote(discounts: RiaDiscounts, lensUpc: string | undefined): InsuranceQuote {
  const { frame, frameDiscount, lens, lensDiscount } = discounts;
  return {
    frame: toQuote(frame, frameDiscount),
    lens: lensUpc === undefined ? undefined : { upc: lensUpc, ...toQuote(lens, lensDiscount) },
  };
}

/** Returns an entry of a pricing call, for one piece. */
export function toPricingItem(type: RiaPricingItem['type'], { upc, price }: InsuredProduct): RiaPricingItem {
  return { type, upc, price: price / 100, quantity: 1 };
}

/**
 * Converts a price and a discount to a quote. A line that is not covered has neither (contract), even if its list price is
 * repeated.
 */
function toQuote(price: number | undefined, discount: number): LineQuote {
  return discount > 0 ? { price: parseAmount(price), discount: parseAmount(discount) } : {};
}
