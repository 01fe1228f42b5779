import { getFindProductsByPartNumbersKey } from '@generated/catalog/catalog';
import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { expect, test } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { modelPartNumber, productQuery, productQueryArgs } from './product-queries';

const model: CatalogSearchProduct = {
  uniqueID: '1',
  partNumber: 'AL2041',
  name: 'Hollis',
  catalogEntryTypeCode: 'ProductBean',
  buyable: 'true',
};

test('server query and hook share one cache key', () => {
  const site = siteByLocale('es-us');
  expect(productQuery(site, 'A').key).toEqual(
    getFindProductsByPartNumbersKey(...productQueryArgs(site, 'A')),
  );
  expect(productQuery(site, 'A').key).not.toEqual(productQuery(siteByLocale('lc-us'), 'A').key);
});

test('a SKU references its model by part number', () => {
  expect(modelPartNumber({ ...model, userData: [{ name: 'parentPartNumber', value: 'AL2041' }] })).toBe(
    'AL2041',
  );
  expect(modelPartNumber(model)).toBeUndefined();
});
