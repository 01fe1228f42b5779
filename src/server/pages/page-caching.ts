import { matchPage } from '@/app/match-page';
import { pages } from '@/app/pages';
import { isLocaleCode } from '@/domain/locale/locales';

export interface PageCaching {
  /** How long a shared cache sends the page as it is, in seconds. */
  fresh: number;
  /** How long it may then send it while it fetches the next one. */
  whileRevalidating: number;
  /** How long it may send it while the store fails. */
  ifError: number;
  /** Parameters that the page reads. With any other it is not shared, so that nobody fills a cache with addresses. */
  parameters?: readonly string[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const CATALOG: PageCaching = { fresh: 5 * MINUTE, whileRevalidating: HOUR, ifError: DAY };
const LISTING: PageCaching = { ...CATALOG, parameters: ['facet', 'sort', 'page', 'minPrice', 'maxPrice'] };
const TEXT: PageCaching = { fresh: HOUR, whileRevalidating: DAY, ifError: 7 * DAY };

/**
 * Pages that are the same for every shopper without session, insurance and prescription, by their ids. All others belong to one
 * shopper, and are stored nowhere.
 */
export const PAGE_CACHING: Readonly<Record<string, PageCaching>> = {
  home: CATALOG,
  eyeglasses: LISTING,
  sunglasses: LISTING,
  'contact-lenses': LISTING,
  'contact-lens-category': LISTING,
  search: { ...LISTING, fresh: MINUTE, parameters: [...(LISTING.parameters ?? []), 'q'] },
  product: { ...CATALOG, parameters: ['ref'] },
  faq: { ...TEXT, parameters: ['topic', 'page', 'q'] },
  help: TEXT,
  contact: TEXT,
  'shipping-and-returns': TEXT,
  privacy: TEXT,
  terms: TEXT,
  accessibility: TEXT,
  'eye-exam': TEXT,
  'face-shape': TEXT,
  'store-locator': TEXT,
  'nuance-audio-appointment': TEXT,
  // It says whether the store is open, to the minute. The browser sets that right.
  store: { fresh: MINUTE, whileRevalidating: MINUTE, ifError: DAY },
};

/** What does not exist: it may exist soon. */
const NOT_FOUND: PageCaching = { fresh: MINUTE, whileRevalidating: MINUTE, ifError: HOUR };
/** A page whose marketing content came too late, or failed. */
const INCOMPLETE: PageCaching = { fresh: 10, whileRevalidating: 10, ifError: HOUR };

/**
 * How the page of a URL may be cached for everyone.
 *
 * @returns undefined for a page that one shopper alone may get.
 */
export function cachingOf(url: URL): PageCaching | undefined {
  const [, locale = ''] = url.pathname.split('/');
  // Without a locale in its path, a page has the language of the shopper's last one.
  if (!isLocaleCode(locale)) return undefined;
  const match = matchPage(pages, url.pathname);
  const caching = match ? PAGE_CACHING[match.page.id] : NOT_FOUND;
  const isKnown = (name: string) => caching?.parameters?.includes(name);
  return [...url.searchParams.keys()].every(isKnown) ? caching : undefined;
}

/**
 * Returns whether not even the shopper's own browser stores the page: the cart, the account, orders. It preserves all others for Back.
 */
export function isStoredNowhere({ pathname }: URL): boolean {
  return matchPage(pages, pathname)?.page.noStore === true;
}

/** The `Cache-Control` of a page for everyone. Browsers ask again each time, since a session may have begun. */
export function cacheControl(
  caching: PageCaching,
  { status, isIncomplete }: { status: number; isIncomplete: boolean },
): string {
  const shortest = [caching, ...(status === 404 ? [NOT_FOUND] : []), ...(isIncomplete ? [INCOMPLETE] : [])];
  const of = (name: 'fresh' | 'whileRevalidating' | 'ifError') =>
    Math.min(...shortest.map((each) => each[name]));
  return [
    'public',
    'max-age=0',
    `s-maxage=${of('fresh')}`,
    `stale-while-revalidate=${of('whileRevalidating')}`,
    `stale-if-error=${of('ifError')}`,
  ].join(', ');
}
