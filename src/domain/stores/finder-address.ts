import { geocodeQueryAddressMax } from '@generated/assets/assets.limits';
import {
  StoreNumberRegExp,
  storeSearchSelectedInsuranceFiltersItemMax,
  storeSearchSelectedInsuranceFiltersMax,
  storeSearchSelectedLanguageFiltersItemMax,
} from '@generated/stores/stores.limits';

/** Opening filters (001 §3). */
export const OPENINGS = ['today', 'weekends'] as const;
export type Opening = (typeof OPENINGS)[number];

/** Our values, because the specification names none. "Open now" sorts only the loaded stores. */
export const STORE_SORTS = ['nearest', 'name', 'open-now'] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** The shopper's choices in the store finder. They exclude a position from the browser, which is never part of an address. */
export interface FinderState {
  /** Typed text, perhaps invalid. */
  readonly location: string;
  readonly openings: readonly Opening[];
  readonly insurance: readonly string[];
  /** English names. */
  readonly languages: readonly string[];
  readonly sort: StoreSort;
  /** Restricts the loaded stores to the shopper's favorites, because the commerce API cannot search for them. */
  readonly favoritesOnly: boolean;
  /** Number of the store whose details are open. */
  readonly store: string | undefined;
}

export const EMPTY_FINDER: FinderState = {
  location: '',
  openings: [],
  insurance: [],
  languages: [],
  sort: 'nearest',
  favoritesOnly: false,
  store: undefined,
};

/** Returns whether the search has filters. */
export function hasFilters({ openings, insurance, languages }: FinderState): boolean {
  return openings.length + insurance.length + languages.length > 0;
}

/** Reads the state from an address. Ignores unknown and malformed parts, and what the commerce API would reject. */
export function parseFinder(search: string | URLSearchParams): FinderState {
  const query = new URLSearchParams(search);
  const openings = listOf(query.get('openings'));
  const sort = query.get('sort');
  const store = query.get('store');
  return {
    location: (query.get('location') ?? '').trim().slice(0, geocodeQueryAddressMax),
    openings: OPENINGS.filter((opening) => openings.includes(opening)),
    insurance: listOf(query.get('insurance'), storeSearchSelectedInsuranceFiltersItemMax),
    languages: listOf(query.get('languages'), storeSearchSelectedLanguageFiltersItemMax),
    sort: STORE_SORTS.find((value) => value === sort) ?? 'nearest',
    favoritesOnly: query.get('favorites') === '1',
    store: store !== null && StoreNumberRegExp.test(store) ? store : undefined,
  };
}

/**
 * Formats the query of a state without the question mark; '' for an empty finder. Drops other parameters, such as `scenario`.
 */
export function formatFinder(state: FinderState): string {
  const { location, openings, insurance, languages, sort, favoritesOnly, store } = state;
  const query = new URLSearchParams();
  const add = (name: string, value: string) => {
    if (value !== '') query.set(name, value);
  };
  add('location', location);
  add('openings', openings.join(','));
  add('insurance', insurance.join(','));
  add('languages', languages.join(','));
  if (sort !== 'nearest') add('sort', sort);
  if (favoritesOnly) add('favorites', '1');
  add('store', store ?? '');
  return query.toString();
}

/** Names never contain a comma: the commerce API separates them by it. */
function listOf(text: string | null, maxLength = storeSearchSelectedInsuranceFiltersItemMax): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  const allowed = values.filter((value) => value !== '' && value.length <= maxLength);
  return [...new Set(allowed)].slice(0, storeSearchSelectedInsuranceFiltersMax);
}
