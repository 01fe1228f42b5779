import type { StoreId } from '../locale/locales';

/** Assortment of the advisor's search: the three belong together (000 §9). */
export interface AdvisorMarket {
  locale: 'en-US' | 'en-CA';
  region: 'US' | 'EU';
  store: 'LC@USA' | 'LC@CA';
}

/**
 * By store, not by language: the search names frames only, and their texts come from the catalog. 000 §9 does not say what the
 * region stands for, nor which one Canada has; change it here.
 */
const MARKETS: Readonly<Record<StoreId, AdvisorMarket>> = {
  '10851': { locale: 'en-US', region: 'US', store: 'LC@USA' },
  '10852': { locale: 'en-CA', region: 'EU', store: 'LC@CA' },
};

/** What the search of a store sends (000 §9). */
export function advisorMarket(storeId: StoreId): AdvisorMarket {
  return MARKETS[storeId];
}

/** Whether a locale, a region and a store of the search belong together. */
export function isMarket({ locale, region, store }: AdvisorMarket): boolean {
  return Object.values(MARKETS).some(
    (market) => market.locale === locale && market.region === region && market.store === store,
  );
}
