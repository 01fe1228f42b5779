import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { expect, test } from 'vitest';
import { toAdvisorProducts } from './to-advisor-product';

const row = (upc: string) => ({
  moco: 'AL2041C02',
  model: 'AL 2041',
  upc,
  badgeShape: true,
  badgeColor: false,
  badgeMatch: false,
});

const attributes = (values: Record<string, string>) =>
  Object.entries(values).map(([identifier, value]) => ({ identifier, values: [{ value }] }));

const entry = (partNumber: string, values: Record<string, string>, rest: object = {}) =>
  ({
    uniqueID: `id-${partNumber}`,
    partNumber,
    name: 'Hollis, black',
    manufacturer: 'Alder & Lowe',
    buyable: 'true',
    fullImage: `/assets/frames/${partNumber}-front.svg`,
    price: [
      { usage: 'Display', value: '180.00' },
      { usage: 'Offer', value: '158.00' },
    ],
    attributes: attributes(values),
    ...rest,
  }) as unknown as CatalogSearchProduct;

test('fills a recommendation from the entry of its color', () => {
  const values = { MODEL_NAME: 'Hollis', FRAME_COLOR: 'Black', ROXABLE: 'True', TOTAL_WIDTH: '134' };
  const [product] = toAdvisorProducts([row('80560001')], [entry('80560001', values)]);
  expect(product).toMatchObject({
    moco: 'AL2041C02',
    model: 'AL 2041',
    badgeShape: true,
    catentryId: 'id-80560001',
    brandName: 'Alder & Lowe',
    productName: 'Hollis',
    frameColor: 'Black',
    // 100 × 22 / 180 = 12.2: rounded, and rounded up for the badge.
    percentDiscount: 12,
    price: { offer: 15800, list: 18000, badgePercent: 13 },
    rxAvailable: true,
    totalWidth: 134,
    isPlano: false,
    productType: 'eyeglasses',
    isSoldOut: false,
  });
});

test('sunglasses are plano, whether or not prescription lenses can be fitted', () => {
  const sun = (roxable: string) =>
    entry('80560002', { PRODUCT_TYPE: 'SUN', ROXABLE: roxable, LENS_COLOR: 'Gray' });
  const read = (roxable: string) => toAdvisorProducts([row('80560002')], [sun(roxable)])[0];
  expect(read('True')).toMatchObject({ isPlano: true, rxAvailable: true, lensColor: 'Gray' });
  expect(read('False')).toMatchObject({ isPlano: true, rxAvailable: false, productType: 'sunglasses' });
});

test('takes the color from its model, keeps the order, and drops what the catalog does not know', () => {
  const model = entry(
    'AL2041',
    { MODEL_NAME: 'Hollis' },
    {
      sKUs: [
        { ...entry('80560011', { FRAME_COLOR: 'Black' }) },
        {
          ...entry(
            '80560012',
            { FRAME_COLOR: 'Green' },
            { price: undefined, x_inventoryStatus: 'Unavailable' },
          ),
        },
      ],
    },
  );
  const products = toAdvisorProducts(
    [row('80560012'), row('80569999'), row('80560001')],
    [entry('80560001', {}), model],
  );
  expect(products.map(({ upc }) => upc)).toEqual(['80560012', '80560001']);
  expect(products[0]).toMatchObject({
    catentryId: 'id-80560012',
    productName: 'Hollis',
    frameColor: 'Green',
    price: { offer: 15800 },
    isSoldOut: true,
  });
});
