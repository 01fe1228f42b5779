import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { expect, it } from 'vitest';
import { leadColorFirst } from './lead-color-first';

const sku = (uniqueID: string) => ({
  uniqueID,
  partNumber: uniqueID,
  catalogEntryTypeCode: 'ItemBean' as const,
  buyable: 'true' as const,
});
const model = (groupHero?: string): CatalogSearchProduct => ({
  ...sku('1'),
  name: 'Hollis',
  catalogEntryTypeCode: 'ProductBean',
  sKUs: [sku('11'), sku('12'), sku('13')],
  ...(groupHero ? { groupingProperties: { groupHero } } : {}),
});
const skuOrder = (product: CatalogSearchProduct) =>
  leadColorFirst(product).sKUs?.map(({ uniqueID }) => uniqueID);

it('puts the best matching color first', () => {
  expect(skuOrder(model('12'))).toEqual(['12', '11', '13']);
});

it('keeps the order when groupHero is missing or unknown', () => {
  expect(skuOrder(model())).toEqual(['11', '12', '13']);
  expect(skuOrder(model('99'))).toEqual(['11', '12', '13']);
});
