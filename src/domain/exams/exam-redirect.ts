import type { LocaleCode } from '../locale/locales';
import type { Store } from '../stores/store';

/** Groups of stores whose exams are booked at a separate URL (001 §2). */
export const EXAM_REDIRECTS = ['california', 'texas-oklahoma'] as const;
export type ExamRedirect = (typeof EXAM_REDIRECTS)[number];

/**
 * Returns the redirect of a store; undefined where the booking link is used. CA is California only in the US: it is Canada,
 * too.
 */
export function examRedirect({
  country,
  region,
}: Pick<Store, 'country' | 'region'>): ExamRedirect | undefined {
  if (country !== 'US') return undefined;
  if (region === 'CA') return 'california';
  return region === 'TX' || region === 'OK' ? 'texas-oklahoma' : undefined;
}

/** Appends the store's number to the configured URL of a redirect. */
export function redirectUrl(configured: string, storeNumber: string): string {
  return `${configured}${encodeURIComponent(storeNumber)}`;
}

/** Configured URLs. */
export interface ExamBookingUrls extends Readonly<Partial<Record<ExamRedirect, string>>> {
  /** Hosts that stores may use in `scheduleURL`. */
  readonly hosts?: readonly string[];
}

/** The URL of a redirect without a configured one: the booking link, without the number at its end. */
export const DEFAULT_REDIRECT_URL = '/BookingDisplayView?storeId=10851&langId=-1&appType=NDLC&storeNumber=';

/** Returns the page of a redirect. */
export function redirectPath(locale: LocaleCode, redirect: ExamRedirect, storeNumber: string): string {
  return `/${locale}/eye-exam/${redirect}?storeName=${encodeURIComponent(storeNumber)}`;
}
