export interface StoreIds {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
  langId: '-1' | '-24';
  country: 'US' | 'CA';
}

/** The currency of each store, ISO 4217. */
export const CURRENCIES: Record<StoreIds['storeId'], 'USD' | 'CAD'> = { '10851': 'USD', '10852': 'CAD' };
