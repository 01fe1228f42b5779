import { EMPTY_FINDER, type FinderState, formatFinder } from '@/domain/stores/finder-address';
import type { Site } from '@/lib/site/site';
import { storeFinderPath } from './store-finder-path';

const NO_BOOKING = 'booking=unavailable';

/** Returns whether a booking link led to the page of a store that takes no bookings. */
export function isWithoutBooking(search: string): boolean {
  return search.includes(NO_BOOKING);
}

/** Paths of the store finder. Not in `sitePaths`, whose code every page loads. */
export const storeLocatorPaths = {
  finder: (site: Pick<Site, 'locale'>, state: Partial<FinderState> = {}) =>
    withQuery(storeFinderPath(site), state),
  /** The finder of stores that fit audio glasses. */
  audioFinder: ({ locale }: Pick<Site, 'locale'>, state: Partial<FinderState> = {}) =>
    withQuery(`/${locale}/nuance-audio-appointment`, state),
  /** Path of a store's page. @param number `storeName` */
  store: ({ locale }: Pick<Site, 'locale'>, number: string) => `/${locale}/stores/${number}`,
  /** The same page, which then says that the store takes no bookings: for a booking link that leads nowhere. */
  storeWithoutBooking: ({ locale }: Pick<Site, 'locale'>, number: string) =>
    `/${locale}/stores/${number}?${NO_BOOKING}`,
};

function withQuery(path: string, state: Partial<FinderState>): string {
  const query = formatFinder({ ...EMPTY_FINDER, ...state });
  return query === '' ? path : `${path}?${query}`;
}
