import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';
import { expect, test } from 'vitest';
import { toProductSpecs } from './to-product-specs';
import { toProductView } from './to-product-view';

const textAttribute = (identifier: string, name: string, value: string, code = value) => ({
  identifier,
  name,
  values: [{ value, identifier: code }],
});
const colorAttribute = (value: string, hex: string) => ({
  identifier: 'FRAME_COLOR',
  name: 'Frame color',
  values: [{ value, x_hex: hex }],
});
const lengthAttribute = (identifier: string, value: string) => ({
  identifier,
  name: identifier,
  values: [{ value, unitOfMeasure: 'mm' }],
});
const prices = (list: string, offer: string) => [
  { usage: 'Display' as const, value: list },
  { usage: 'Offer' as const, value: offer },
];

const navy: CatalogSearchSku = {
  uniqueID: '301123',
  partNumber: '8056000012352',
  catalogEntryTypeCode: 'ItemBean',
  buyable: 'false',
  x_inventoryStatus: 'Unavailable',
  attributes: [colorAttribute('Navy', '#203060')],
};
const sku: CatalogSearchProduct = {
  uniqueID: '301122',
  partNumber: '8056000012345',
  name: 'Hollis',
  shortDescription: 'Round acetate eyeglasses',
  catalogEntryTypeCode: 'ItemBean',
  manufacturer: 'Alder',
  buyable: 'true',
  x_inventoryStatus: 'Available',
  fullImage: '/assets/frames/8056000012345-front.svg',
  price: prices('180.00', '155.00'),
  attributes: [
    textAttribute('MODEL_NAME', 'Model name', 'Hollis'),
    textAttribute('PRODUCT_TYPE', 'Product type', 'OPTICAL'),
    textAttribute('ROXABLE', 'Prescription lenses', 'True'),
    textAttribute('FRAME_SHAPE', 'Shape', 'Round', 'round'),
    lengthAttribute('EYE_SIZE', '48'),
    lengthAttribute('BRIDGE_SIZE', '21'),
    lengthAttribute('TEMPLE_LENGTH', '145'),
    lengthAttribute('TOTAL_WIDTH', '134'),
    colorAttribute('Black', '#101010'),
  ],
};
const model: CatalogSearchProduct = {
  uniqueID: '301100',
  partNumber: 'AL2041',
  name: 'Hollis',
  catalogEntryTypeCode: 'ProductBean',
  buyable: 'true',
  longDescription: 'A round frame.',
  sKUs: [
    { ...sku, attributes: [colorAttribute('Black', '#101010')] },
    { ...navy, attributes: [...(navy.attributes ?? [])] },
  ],
  attributes: [textAttribute('RIM_TYPE', 'Rim', 'Full rim', 'full')],
};

test('a SKU with its model: prices in cents, colors in order', () => {
  const product = toProductView(sku, model);
  expect(product).toMatchObject({
    kind: 'eyeglasses',
    id: '301122',
    upc: '8056000012345',
    brand: 'Alder',
    name: 'Hollis',
    colorName: 'Black',
    stock: 'available',
    prescriptionReady: true,
    // 25.00 of 180.00 are 13.88… %, rounded up.
    price: { list: 18000, offer: 15500, saving: 2500, badgePercent: 14 },
  });
  expect(product.colors).toEqual([
    { upc: '8056000012345', name: 'Black', swatch: ['#101010'], available: true },
    { upc: '8056000012352', name: 'Navy', swatch: ['#203060'], available: false },
  ]);
});

test('falls back to the model for what the SKU lacks', () => {
  const product = toProductView(sku, model);
  expect(product.description).toBe('A round frame.');
  expect(toProductSpecs(product).map(({ id }) => id)).toEqual(['FRAME_SHAPE', 'RIM_TYPE', 'FRAME_COLOR']);
});

test('falls back to the brand and summary of the model', () => {
  const { manufacturer: _, shortDescription: __, ...bare } = sku;
  expect(toProductView(bare, { ...model, manufacturer: 'Alder', shortDescription: 'Round' })).toMatchObject({
    brand: 'Alder',
    summary: 'Round',
  });
});

test('falls back to the price of the model', () => {
  const product = toProductView({ ...sku, price: [] }, { ...model, price: prices('200.00', '190.00') });
  expect(product.price).toMatchObject({ list: 20000, offer: 19000 });
});

test('without a model the SKU is the only color', () => {
  expect(toProductView(sku).colors.map(({ upc }) => upc)).toEqual(['8056000012345']);
});

test('maps flags to booleans; a contact lens has no prescription lenses and lists powers as ranges', () => {
  const power = ['-0.25', '-0.50', '-0.75', '-1.00', '+0.25', '+0.50', '+0.75'];
  const lens = toProductView({
    ...sku,
    attributes: [
      textAttribute('PRODUCT_TYPE', 'Product type', 'CONTACT_LENS'),
      textAttribute('ROXABLE', 'Prescription lenses', 'True'),
      {
        identifier: 'POWER',
        name: 'Power',
        values: power.map((value) => ({ value, unitOfMeasure: 'D' })),
      },
    ],
  });
  expect(lens).toMatchObject({ kind: 'contact-lenses', prescriptionReady: false });
  expect(toProductSpecs(lens)).toEqual([
    { id: 'POWER', label: 'Power', value: ['-1.00\u00a0…\u00a0-0.25', '+0.25\u00a0…\u00a0+0.75'], unit: 'D' },
  ]);
  const sun = toProductView({
    ...sku,
    attributes: [textAttribute('PRODUCT_TYPE', '', 'SUN'), textAttribute('POLARIZED', 'Polarized', 'False')],
  });
  expect(sun.kind).toBe('sunglasses');
  expect(toProductSpecs(sun)).toEqual([
    { id: 'POLARIZED', label: 'Polarized', value: false, unit: undefined },
  ]);
});
