import { getInsuranceDiscounts } from '@generated/insurance/insurance';
import type { RiaPricingItem } from '@generated/insurance/model/riaPricingItem';
import type { Cents } from '@/domain/money/cents';
import { parseAmount } from '@/domain/money/parse-amount';
import type { InsuranceQuote, LineQuote } from '@/domain/pricing/insurance-quote';
import { isApiError } from '../http/api-error';
import type { Site } from '../site/site';

/** A product with its list price, from which the plan's discount comes off. */
export interface InsuredProduct {
  upc: string;
  price: Cents;
}

/** A frame, with the lens that is chosen for it. */
export interface InsuredPair {
  frame: InsuredProduct;
  lens?: InsuredProduct | undefined;
}

/** Code 6: an earlier calculation is still in progress. */
const STILL_LOADING = '6';
const REPEAT_AFTER_MS = 2000;

/**
 * What the shopper's plan pays for a pair (`getDiscounts`, 000 §7). The commerce API knows the plan by the cookie `ria_1`.
 * While an earlier calculation is in progress, it is requested once more.
 */
export async function quotePair(site: Site, pair: InsuredPair): Promise<InsuranceQuote> {
  const { storeId, catalogId, languageId: langId } = site;
  const { frame, lens } = pair;
  const pricingEntries = [
    { frame: toPricingItem('f', frame), ...(lens ? { lens: toPricingItem('l', lens) } : {}) },
  ];
  const request = () =>
    getInsuranceDiscounts(storeId, catalogId, { storeId, catalogId, langId, pricingEntries });
  const discounts = await request().catch(async (error: unknown) => {
    if (!isApiError(error) || error.code !== STILL_LOADING) throw error;
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    return request();
  });
  if (!('frameDiscount' in discounts)) throw new Error('The response has no discounts.');
  return {
    frame: toQuote(discounts.frame, discounts.frameDiscount),
    lens: lens && { upc: lens.upc, ...toQuote(discounts.lens, discounts.lensDiscount) },
  };
}

/** An entry of a pricing call, for one piece. */
export function toPricingItem(type: RiaPricingItem['type'], { upc, price }: InsuredProduct): RiaPricingItem {
  return { type, upc, price: price / 100, quantity: 1 };
}

/** A line that is not covered has neither a price nor a discount (contract), even if its list price is repeated. */
function toQuote(price: number | undefined, discount: number): LineQuote {
  return discount > 0 ? { price: parseAmount(price), discount: parseAmount(discount) } : {};
}
