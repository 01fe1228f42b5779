import {
  INSURANCE_COOKIES,
  INSURANCE_END_COOKIE,
  INSURANCE_STORE_COOKIE,
} from '../insurance/insurance-cookies';
import { PRESCRIPTION_COOKIE } from '../prescription/has-prescription';

/** Set by the server's sign-out: the next page removes the shopper's data from the tab. */
export const SIGNED_OUT_COOKIE = 'signed_out';

/**
 * Cookies that describe the shopper's prescription (000 §3, 000 §9) and insurance login (002 §3). Not those of failed insurance
 * lookups: signing out must not lift the lock.
 */
export const SHOPPER_COOKIES: readonly string[] = [
  PRESCRIPTION_COOKIE,
  'progressiveLens',
  ...Object.values(INSURANCE_COOKIES),
  INSURANCE_END_COOKIE,
  INSURANCE_STORE_COOKIE,
];
