import type { CatalogSearchProduct } from '@generated/catalog/model/catalogSearchProduct';
import { expect, it } from 'vitest';
import { type ComparedFrame, closestFrames } from './similar-frames';

const frame: ComparedFrame = {
  upc: '1001',
  kind: 'eyeglasses',
  shape: 'round',
  totalWidth: 134,
  price: 10_000,
};

const product = (name: string, width: number, offer: string, upc = `9-${name}`): CatalogSearchProduct => ({
  uniqueID: name,
  partNumber: `M-${name}`,
  name,
  catalogEntryTypeCode: 'ProductBean',
  buyable: 'true',
  attributes: [{ identifier: 'TOTAL_WIDTH', values: [{ value: String(width) }] }],
  price: [{ usage: 'Offer', value: offer }],
  sKUs: [{ uniqueID: upc, partNumber: upc, catalogEntryTypeCode: 'ItemBean', buyable: 'true' }],
});

it('orders by width and price together, and leaves the model itself out', () => {
  const found = [
    // 8 mm: 1. 20 %: 0.4. Together 1.4.
    product('far', 142, '120.00'),
    // 2 mm: 0.25. 50 %: 1. Together 1.25.
    product('dear', 136, '150.00'),
    product('itself', 134, '100.00', '1001'),
    // 4 mm: 0.5. 10 %: 0.2. Together 0.7.
    product('near', 130, '90.00'),
    // No difference.
    product('same', 134, '100.00'),
  ];
  expect(closestFrames(found, frame).map(({ name }) => name)).toEqual(['same', 'near', 'dear', 'far']);
});

it('shows four, and goes by the width alone while the price is on request', () => {
  const found = [140, 131, 134, 126, 133].map((width) => product(String(width), width, '250.00'));
  expect(closestFrames(found, { ...frame, price: undefined }).map(({ name }) => name)).toEqual([
    '134',
    '133',
    '131',
    '140',
  ]);
});
