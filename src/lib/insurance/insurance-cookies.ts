import { cookieMatches } from '../storage/cookie-matches';

/**
 * Cookies of vision insurance (002 §4): the record of a shopper who is logged in, with benefits off or on, and the same with
 * the secondary plan.
 */
export const INSURANCE_COOKIES = { off: 'ria_0', on: 'ria_1', secondary: 'ria_2' } as const;

/** none: not logged in; off: logged in, benefits not used (`ria_0`); on: used (`ria_1`). */
export type InsuranceLoginStatus = 'none' | 'off' | 'on';

/**
 * other-store: logged in with a plan of the other country's store, where nothing is paid.
 * disabled: the API has switched insurance off for everyone (code 4); its bars and switches are hidden for the visit.
 */
export type InsuranceStatus = InsuranceLoginStatus | 'other-store' | 'disabled';

/** Set while insurance is disabled. A cookie, so that the server reserves no room for hidden parts. */
export const INSURANCE_DISABLED_COOKIE = 'ria_disabled';

/** Store that found the plan: a plan belongs to its country. */
export const INSURANCE_STORE_COOKIE = 'ria_store';

/**
 * Cookie with the end of the login, in epoch milliseconds. A toggle renews the record's cookie, but does not extend the login.
 */
export const INSURANCE_END_COOKIE = 'ria_ends';

/**
 * Returns whether the shopper is logged in to insurance, without loading the code that parses the record. In the browser only.
 */
export function hasInsuranceCookie(): boolean {
  return cookieMatches('ria_[01]=.');
}

/** Returns the status in a store. @param planStoreId value of `INSURANCE_STORE_COOKIE`. */
export function statusInStore(
  status: InsuranceStatus,
  planStoreId: string | undefined,
  storeId: string,
): InsuranceStatus {
  const isElsewhere = planStoreId !== undefined && planStoreId !== storeId;
  return isElsewhere && (status === 'on' || status === 'off') ? 'other-store' : status;
}
