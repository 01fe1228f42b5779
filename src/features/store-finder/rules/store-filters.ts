import type { FinderState, StoreSort } from '@/domain/stores/finder-address';
import { openingState } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';

/** The featured carriers in their order (001 §3). */
export const FEATURED_CARRIERS = [
  'EyeMed',
  'Aetna',
  'Humana Vision',
  'UnitedHealthcare Vision (UHC)',
  'Cigna',
  'Davis Vision',
] as const;

/** Values that can be chosen; those that go to the commerce API. */
export interface FilterOptions {
  readonly insurance: readonly string[];
  readonly languages: readonly string[];
}

export const NO_OPTIONS: FilterOptions = { insurance: [], languages: [] };

/**
 * Merges the filter options after loading more stores: the options of all stores so far, so that filtering never removes one,
 * and the chosen ones. Featured carriers are first, everything else is alphabetical.
 */
export function mergeOptions(
  previous: FilterOptions,
  stores: readonly Store[],
  chosen: Pick<FinderState, 'insurance' | 'languages'> = NO_OPTIONS,
): FilterOptions {
  return {
    insurance: union(previous.insurance, chosen.insurance, ...stores.map(({ insurance }) => insurance)).sort(
      (a, b) => featuredRank(a) - featuredRank(b) || a.localeCompare(b, 'en'),
    ),
    languages: union(previous.languages, chosen.languages, ...stores.map(({ languages }) => languages)).sort(
      (a, b) => a.localeCompare(b, 'en'),
    ),
  };
}

function union(...lists: (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

function featuredRank(carrier: string): number {
  const index = (FEATURED_CARRIERS as readonly string[]).indexOf(carrier);
  return index < 0 ? FEATURED_CARRIERS.length : index;
}

/**
 * Adds a page to the loaded stores, without duplicates. A repeated store replaces the earlier one, because it may have changed,
 * for example as a favorite.
 */
export function mergeStores(loaded: readonly Store[], page: readonly Store[]): Store[] {
  return [...new Map([...loaded, ...page].map((store) => [store.id, store])).values()];
}

/** Sorts the loaded stores. Equal ones stay in the order of distance; permanently closed ones are at the end. */
export function sortStores(
  stores: readonly Store[],
  sort: StoreSort,
  { now, languageTag }: { now: Date; languageTag: string },
): Store[] {
  const nearestFirst = stores.toSorted(
    (a, b) =>
      Number(a.status === 'closed') - Number(b.status === 'closed') ||
      (a.distance ?? Infinity) - (b.distance ?? Infinity) ||
      0,
  );
  if (sort === 'name') return nearestFirst.sort((a, b) => a.name.localeCompare(b.name, languageTag));
  if (sort === 'open-now') {
    const isOpen = new Map(nearestFirst.map((store) => [store, openingState(store, now)?.status === 'open']));
    return nearestFirst.sort((a, b) => Number(isOpen.get(b)) - Number(isOpen.get(a)));
  }
  return nearestFirst;
}
