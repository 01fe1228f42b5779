import type { StoreId } from '../locale/locales';

/** Assortment of the advisor's search: the three belong together (000 §9). */
export interface AdvisorMarket {
  locale: 'en-US' | 'en-CA';
  region: 'US' | 'EU';
  store: 'LC@USA' | 'LC@CA';
}

/**
 * Depends on the store, not on the language: the search returns only frames, and their texts come from the catalog. 000 §9
 * explains neither the meaning of the region nor which one Canada has; change it here.
 */
const MARKETS: Readonly<Record<StoreId, AdvisorMarket>> = {
  '10851': { locale: 'en-US', region: 'US', store: 'LC@USA' },
  '10852': { locale: 'en-CA', region: 'EU', store: 'LC@CA' },
};

/** Returns the market parameters that a store's search sends (000 §9). */
export function advisorMarket(storeId: StoreId): AdvisorMarket {
  return MARKETS[storeId];
}

/** Returns whether a locale, a region and a store of the search belong together. */
export function isMarket({ locale, region, store }: AdvisorMarket): boolean {
  return Object.values(MARKETS).some(
    (market) => market.locale === locale && market.region === region && market.store === store,
  );
}
