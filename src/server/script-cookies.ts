import { STYLESHEET_COOKIE } from '@/app/cache-stylesheet';
import { INSURANCE_DISABLED_COOKIE } from '@/lib/insurance/insurance-cookies';
import { SESSION_COOKIE } from '@/lib/session/session-cookie';
import { SHOPPER_COOKIES, SIGNED_OUT_COOKIE } from '@/lib/session/sign-out-cookie';

/** Cookies that the store's scripts read. */
export const SCRIPT_COOKIES: readonly string[] = [
  SESSION_COOKIE,
  ...SHOPPER_COOKIES,
  INSURANCE_DISABLED_COOKIE,
  SIGNED_OUT_COOKIE,
  STYLESHEET_COOKIE,
];
