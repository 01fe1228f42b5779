import { getFindProductsByPartNumbersKey } from '@generated/catalog/catalog';
import type { CatalogSearchEntry } from '@generated/catalog/model/catalogSearchEntry';
import { expect, test } from 'vitest';
import { storeByLocale } from '@/platform/store/store';
import { leadSku, modelPartNumber, productCall, productRead } from './product-reads';

const model: CatalogSearchEntry = {
  uniqueID: '1',
  partNumber: 'AL2041',
  name: 'Hollis',
  catalogEntryTypeCode: 'ProductBean',
  buyable: 'true',
  sKUs: [
    { uniqueID: '11', partNumber: 'A', catalogEntryTypeCode: 'ItemBean', buyable: 'false' },
    { uniqueID: '12', partNumber: 'B', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
    { uniqueID: '13', partNumber: 'C', catalogEntryTypeCode: 'ItemBean', buyable: 'true' },
  ],
};

test('the server’s read and the hook share one key', () => {
  const store = storeByLocale('es-us');
  expect(productRead(store, 'A').key).toEqual(getFindProductsByPartNumbersKey(...productCall(store, 'A')));
  expect(productRead(store, 'A').key).not.toEqual(productRead(storeByLocale('lc-us'), 'A').key);
});

test('a model is stood for by the colour that the platform shows, else by one that can be had', () => {
  expect(leadSku({ ...model, groupingProperties: { groupHero: '13' } })).toBe('C');
  expect(leadSku(model)).toBe('B');
  expect(leadSku({ ...model, sKUs: [] })).toBeUndefined();
});

test('a SKU names its model by part number', () => {
  expect(modelPartNumber({ ...model, userData: [{ name: 'parentPartNumber', value: 'AL2041' }] })).toBe(
    'AL2041',
  );
  expect(modelPartNumber(model)).toBeUndefined();
});
