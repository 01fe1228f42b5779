import type { StoreSearch } from '@generated/stores/model/storeSearch';
import type { StoreSearchResponse } from '@generated/stores/model/storeSearchResponse';
import { wallClock } from '@/domain/dates/wall-clock';
import type { Call } from '../call';
import type { SandboxContext } from '../sandbox-context';
import type { StoreSeed } from '../seed/models/store';
import { distanceKm } from '../seed/places/distance';
import { toPhysicalStore } from '../serializers/to-physical-store';
import { favoriteStoreKey } from '../state/favorite-store';
import { storesOf } from './find-store';
import { storeHoursOn } from './special-days';

const MILES_PER_KM = 0.621371;

/** Returns one page of the stores within a radius that pass the filters, nearest first. */
export function storeSearchPage(
  { params, query, body, shopper }: Call<'findStores'>,
  context: SandboxContext,
  radiusKm: number,
): StoreSearchResponse {
  const position = { latitude: params.lat, longitude: params.lng };
  const now = context.now();
  const isNuance = query.isNuance === true || body.isNuance;
  const found = storesOf(context, params.storeId)
    .map((store) => ({ store, km: distanceKm(position, store) }))
    .filter(({ km }) => km <= radiusKm)
    .filter(({ store }) => passes(store, { ...body, isNuance }, now))
    .sort((a, b) => a.km - b.km || a.store.uniqueId.localeCompare(b.store.uniqueId));
  const page = found.slice(query.offset, query.offset + query.pageSize);
  const isFavorite = ({ uniqueId }: StoreSeed) =>
    context.state.favoriteStores.get(favoriteStoreKey({ userId: shopper.userId, storeLocId: uniqueId })) !==
    undefined;
  return {
    resourceName: 'storelocator',
    recordSetTotal: String(found.length),
    recordSetCount: String(page.length),
    recordSetStartNumber: String(query.offset),
    recordSetComplete: query.offset + page.length >= found.length ? 'true' : 'false',
    ...(page.length > 0 && {
      PhysicalStore: page.map(({ store, km }) =>
        toPhysicalStore(store, {
          langId: query.langId,
          now,
          distance: store.country === 'US' ? km * MILES_PER_KM : km,
          favoriteOf: isFavorite(store) ? shopper.userId : undefined,
        }),
      ),
    }),
  };
}

/** Filters of different groups are combined with AND, filters of one group with OR. */
function passes(store: StoreSeed, filters: StoreSearch, now: Date): boolean {
  return (
    (!filters.isNuance || store.audioFitting) &&
    isAny(filters.selectedOpeningFilters, (opening) => isOpen(store, opening, now)) &&
    isAny(filters.selectedInsuranceFilters, (carrier) => store.insuranceCarriers.includes(carrier)) &&
    isAny(filters.selectedLanguageFilters, (language) => store.languages.includes(language))
  );
}

function isAny<T>(selected: readonly T[], matches: (value: T) => boolean): boolean {
  return selected.length === 0 || selected.some(matches);
}

const SATURDAY = 5;

/** Returns whether a store is open on its local day. Only open stores have hours that matter. */
function isOpen(
  store: StoreSeed,
  opening: StoreSearch['selectedOpeningFilters'][number],
  now: Date,
): boolean {
  if (store.status !== 'O') return false;
  const isToday = opening === 'Open today' || opening === "Ouvert aujourd'hui";
  return isToday
    ? Boolean(storeHoursOn(store, wallClock(now, store.timeZone).date))
    : store.hours.slice(SATURDAY).some(Boolean);
}
