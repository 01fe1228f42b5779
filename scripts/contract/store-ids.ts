export interface StoreIds {
  storeId: '10851' | '10852';
  catalogId: '10101' | '10102';
  langId: '-1' | '-24';
  country: 'US' | 'CA';
}
