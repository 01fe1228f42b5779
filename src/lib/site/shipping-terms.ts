import type { Country } from '@/domain/locale/locales';
import { type Cents, cents } from '@/domain/money/cents';

export interface ShippingTerms {
  /** Standard shipping of an order without glasses. */
  standard: Cents;
  /** Value of the goods from which standard shipping is free for any order. */
  freeFrom: Cents;
  express: Cents;
  /** Working days that express shipping saves. */
  expressDaysSaved: number;
}

/**
 * What the help pages say about shipping. Configuration of the retailer: the commerce API knows the charge of an order, not
 * the rule behind it. A test compares it with the sandbox's rule.
 */
export const SHIPPING_TERMS: Readonly<Record<Country, ShippingTerms>> = {
  us: { standard: cents(795), freeFrom: cents(4900), express: cents(1995), expressDaysSaved: 2 },
  ca: { standard: cents(995), freeFrom: cents(6900), express: cents(2495), expressDaysSaved: 2 },
};

/** Days after its delivery on which an item can be returned, and days after that request to hand over the parcel. */
export const RETURN_TERMS = { returnDays: 30, shipBackDays: 14 } as const;
