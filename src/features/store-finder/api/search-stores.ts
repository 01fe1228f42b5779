import { geocode } from '@generated/assets/assets';
import { findStores } from '@generated/stores/stores';
import { storeLocatorLanguageId } from '@/domain/locale/locale-lookup';
import type { Country } from '@/domain/locale/locales';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Position, Store } from '@/domain/stores/store';
import { type StorePage, toStorePage } from '@/domain/stores/to-store';
import { serverNow } from '@/lib/dates/server-time';
import type { CallOptions } from '@/lib/http/call-api';
import type { Site } from '@/lib/site/site';
import { readStorePageSize } from '@/lib/stores/store-page-size';
import { type GeocodedPlace, geocodeOutcome, SEARCH_COUNTRIES } from './geocoded-place';
import { toStoreSearch } from './store-search';

/** A place with its stores: the first page, nearest first. */
export interface FoundStores {
  readonly status: 'found';
  /** Name of the place; undefined for the browser's position. */
  readonly place: string | undefined;
  readonly position: Position;
  /** Other places of the same name. */
  readonly otherPlaces: readonly string[];
  readonly stores: readonly Store[];
  readonly total: number;
  /** Time of the fetch, in epoch milliseconds: the server and the browser render the same hours. */
  readonly fetchedAt: number;
}

export type StoreSearchResult =
  | FoundStores
  /** The two countries have no such place. */
  | { readonly status: 'no-place' }
  /** The place is in the country of the other store. */
  | { readonly status: 'wrong-country'; readonly country: Country; readonly place: string | undefined }
  | { readonly status: 'geocoder-failed' | 'stores-failed' };

/** Search parameters apart from the place. */
export interface SearchContext {
  readonly site: Site;
  readonly state: FinderState;
  /** Only stores that fit audio glasses. */
  readonly isAudio: boolean;
  /** Stores of a page, on the server; the browser reads it from the page. */
  readonly pageSize?: number | undefined;
}

const OTHER_COUNTRY: Record<Country, Country> = { us: 'ca', ca: 'us' };

/** Finds a place by its text, then the stores around it. Failures are results: the page says them. */
export async function searchByText(
  context: SearchContext,
  address: string,
  options?: CallOptions,
): Promise<StoreSearchResult> {
  const { country, displayLanguage: language } = context.site;
  const places = async (of: Country) =>
    geocodeOutcome(await geocode({ address, country: [...SEARCH_COUNTRIES[of]], language }, options));
  try {
    const own = await places(country);
    if (own.status === 'found') return await storesAround(context, own.places, options);
    if (own.status === 'failed') return { status: 'geocoder-failed' };
    const other = OTHER_COUNTRY[country];
    const abroad = await places(other);
    return abroad.status === 'found'
      ? { status: 'wrong-country', country: other, place: abroad.places[0]?.name }
      : { status: 'no-place' };
  } catch {
    return { status: 'geocoder-failed' };
  }
}

/** Finds the stores around the browser's position, after a look at its country. */
export async function searchByPosition(
  context: SearchContext,
  position: Position,
): Promise<StoreSearchResult> {
  const { latitude, longitude } = position;
  try {
    const outcome = geocodeOutcome(await geocode({ latlng: `${latitude},${longitude}` }));
    const country = outcome.status === 'found' ? outcome.places[0]?.country : undefined;
    if (country && country !== context.site.country)
      return { status: 'wrong-country', country, place: undefined };
  } catch {
    // The country is only a help: without it, the stores say whether there are any.
  }
  return storesAround(context, [{ name: '', position, country: undefined }]);
}

/** Fetches one page of stores around a position. @param offset stores to skip */
export async function fetchStores(
  { site, state, isAudio, pageSize = readStorePageSize() }: SearchContext,
  position: Position,
  { offset, isBrowserPosition }: { offset: number; isBrowserPosition: boolean },
  options?: CallOptions,
): Promise<StorePage> {
  const { storeId, languageId } = site;
  const body = toStoreSearch(state, { languageId, isBrowserPosition, isNuance: isAudio });
  const params = {
    pageSize,
    offset,
    isNuance: isAudio,
    langId: storeLocatorLanguageId(languageId),
  };
  return toStorePage(await findStores(storeId, position.latitude, position.longitude, body, params, options));
}

async function storesAround(
  context: SearchContext,
  [place, ...others]: readonly GeocodedPlace[],
  options?: CallOptions,
): Promise<StoreSearchResult> {
  if (!place) return { status: 'no-place' };
  const { position, name } = place;
  try {
    const page = await fetchStores(context, position, { offset: 0, isBrowserPosition: name === '' }, options);
    return {
      status: 'found',
      place: name || undefined,
      position,
      otherPlaces: others.map((other) => other.name),
      ...page,
      fetchedAt: serverNow().getTime(),
    };
  } catch {
    return { status: 'stores-failed' };
  }
}
