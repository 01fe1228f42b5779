import { StoreNumberRegExp } from '@generated/stores/stores.limits';
import { localeByLanguageId, localesOf } from '../locale/locale-lookup';
import { LOCALES, type LocaleCode } from '../locale/locales';
import { parseUrl } from '../navigation/parse-url';
import { redirectTarget } from '../navigation/redirect-target';
import type { Store } from '../stores/store';
import { examRedirect, redirectPath } from './exam-redirect';

/** Kind of appointment of the booking link (001 §2). */
const APPOINTMENT_TYPE = 'NDLC';

/**
 * Returns `/BookingDisplayView` with storeId, storeNumber, langId and appType. The language is the page's: -50 is not mapped
 * here.
 */
export function bookingLink(locale: LocaleCode, storeNumber: string): string {
  const { storeId, languageId } = LOCALES[locale];
  const query = new URLSearchParams({ storeId, storeNumber, langId: languageId, appType: APPOINTMENT_TYPE });
  return `/BookingDisplayView?${query}`;
}

/** Returns the URL where a store's exams are booked, or undefined if the store takes no online bookings. */
export function bookingHref(
  store: Pick<Store, 'number' | 'country' | 'region' | 'status' | 'takesBookings'>,
  locale: LocaleCode,
): string | undefined {
  if (!store.takesBookings || store.status !== 'open') return undefined;
  const redirect = examRedirect(store);
  if (redirect) return redirectPath(locale, redirect, store.number);
  return bookingLink(locale, store.number);
}

/** Paths that lead to the booking link, or are the booking link: never a target of it. */
const LEADS_BACK = /^\/BookingDisplayView$|^\/[^/]+\/eye-exam\/(california|texas-oklahoma)$/i;

/**
 * Returns a store's `scheduleURL`, which the booking link uses instead of the scheduling page. Returns undefined unless it is a
 * path of this site, or HTTPS on a host that may take bookings. Returns the URL as parsed, because browsers interpret other
 * spellings differently.
 *
 * @param hosts configured hosts, such as `exams.example.com`
 */
export function storeBookingUrl(
  { scheduleUrl }: Pick<Store, 'scheduleUrl'>,
  hosts: readonly string[] = [],
): string | undefined {
  const path = redirectTarget(scheduleUrl, '');
  if (path) return LEADS_BACK.test(path.split(/[?#]/, 1)[0] ?? '') ? undefined : path;
  const url = scheduleUrl?.startsWith('https://') ? parseUrl(scheduleUrl) : undefined;
  return url && hosts.includes(url.host) && !url.username && !url.password ? url.href : undefined;
}

/** Destination of `/BookingDisplayView`. */
export interface BookingTarget {
  readonly locale: LocaleCode;
  /** Undefined without a valid number: the store is chosen first. */
  readonly storeNumber: string | undefined;
}

/**
 * Reads a booking link. If storeId and langId are of different countries, the store's country wins.
 *
 * @param fallback locale of a link that names neither.
 */
export function parseBookingLink(
  search: string | URLSearchParams,
  fallback: LocaleCode = 'lc-us',
): BookingTarget {
  const query = new URLSearchParams(search);
  const byLanguage = localeByLanguageId(query.get('langId') ?? '');
  const storeNumber = query.get('storeNumber') ?? '';
  return {
    locale: localeOfStore(query.get('storeId'), byLanguage, fallback),
    storeNumber: StoreNumberRegExp.test(storeNumber) ? storeNumber : undefined,
  };
}

/**
 * Returns the locale of the page behind a booking link. The default URL of a redirect names English, whatever the language of
 * the page before it, so for stores with a redirect a Spanish page leads to a Spanish one.
 *
 * @param linkLocale locale in the link.
 * @param lastLocale of the shopper's last page; undefined if not known.
 */
export function bookingLocale(
  linkLocale: LocaleCode,
  store: Pick<Store, 'country' | 'region'>,
  lastLocale: LocaleCode | undefined,
): LocaleCode {
  return linkLocale === 'lc-us' && lastLocale === 'es-us' && examRedirect(store) ? lastLocale : linkLocale;
}

function localeOfStore(
  storeId: string | null,
  byLanguage: LocaleCode | undefined,
  fallback: LocaleCode,
): LocaleCode {
  const country = [LOCALES['lc-us'], LOCALES['en-ca']].find((config) => config.storeId === storeId)?.country;
  if (!country) return byLanguage ?? fallback;
  if (byLanguage && LOCALES[byLanguage].country === country) return byLanguage;
  return localesOf(country)[0] ?? fallback;
}
