import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { expect, it } from 'vitest';
import { toContactLensItems } from './contact-lens-items';

const product: CatalogSearchProduct = {
  uniqueID: '501001',
  partNumber: '0733905000101',
  name: 'Clarivue Daily 30 pack',
  keyword: 'clarivue-daily',
  catalogEntryTypeCode: 'ProductBean',
  buyable: 'true',
};

it('uses the model name and falls back to the product name', () => {
  const attributes = [
    {
      identifier: 'MODEL_NAME',
      name: 'Model name',
      usage: 'Descriptive' as const,
      uniqueID: '71001',
      values: [{ value: 'Clarivue Daily', identifier: 'clarivue-daily', uniqueID: '72101' }],
    },
  ];
  expect(toContactLensItems([{ ...product, attributes }, product])).toEqual([
    { name: 'Clarivue Daily', upc: '0733905000101' },
    { name: 'Clarivue Daily 30 pack', upc: '0733905000101' },
  ]);
});
