import { LOCALES, type LocaleCode } from '../locale/locales';
import type { Store } from '../stores/store';

/** Stores whose exams are booked at an address of their own (001 §2). */
export type ExamRedirect = 'california' | 'texas-oklahoma';

/** The redirect of a store; undefined where the booking link is used. CA is California only in the US: it is Canada, too. */
export function examRedirect({
  country,
  region,
}: Pick<Store, 'country' | 'region'>): ExamRedirect | undefined {
  if (country !== 'US') return undefined;
  if (region === 'CA') return 'california';
  return region === 'TX' || region === 'OK' ? 'texas-oklahoma' : undefined;
}

/** Where a redirect leads: the configured address with the store's number behind it. */
export function redirectUrl(configured: string, storeNumber: string): string {
  return `${configured}${encodeURIComponent(storeNumber)}`;
}

/** The booking link without the number at its end: the default of both configured addresses. */
export const DEFAULT_REDIRECT_URL = `/BookingDisplayView?storeId=${LOCALES['lc-us'].storeId}&langId=-1&appType=NDLC&storeNumber=`;

/** The page of a redirect. */
export function redirectPath(locale: LocaleCode, redirect: ExamRedirect, storeNumber: string): string {
  return `/${locale}/eye-exam/${redirect}?storeName=${encodeURIComponent(storeNumber)}`;
}
