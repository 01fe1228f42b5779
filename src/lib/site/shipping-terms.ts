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
 * Shipping terms on the help pages. The retailer configures them, because the commerce API knows an order's charge, not the
 * rule behind it. A test compares them with the sandbox's rule.
 */
export const SHIPPING_TERMS: Readonly<Record<Country, ShippingTerms>> = {
  us: { standard: cents(795), freeFrom: cents(4900), express: cents(1995), expressDaysSaved: 2 },
  ca: { standard: cents(995), freeFrom: cents(6900), express: cents(2495), expressDaysSaved: 2 },
};

/** Days after its delivery on which an item can be returned, and days after that request to hand over the parcel. */
export const RETURN_TERMS = { returnDays: 30, shipBackDays: 14 } as const;
