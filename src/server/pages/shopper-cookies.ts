import { INSURANCE_DISABLED_COOKIE } from '@/lib/insurance/insurance-cookies';
import { SHOPPER_COOKIES } from '@/lib/session/sign-out-cookie';

/** Cookies of a session, and of the sandbox's scenarios. */
const OF_ONE_SHOPPER = /^(WC_|sandbox_)/;

const NAMES: ReadonlySet<string> = new Set([...SHOPPER_COOKIES, INSURANCE_DISABLED_COOKIE]);

/**
 * Whether one of the cookies can change a page: session, insurance, prescription, scenario. The pages of everyone else are made
 * without any cookie, so that an unknown one cannot change them either.
 */
export function isOfOneShopper(cookieNames: readonly string[]): boolean {
  return cookieNames.some((name) => OF_ONE_SHOPPER.test(name) || NAMES.has(name));
}
