import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { expect, it } from 'vitest';
import { pickTileFields } from './pick-tile-fields';
import { toProductTile } from './to-product-tile';

const product: CatalogSearchProduct = {
  uniqueID: '301100',
  partNumber: 'AL2041',
  name: 'Hollis',
  longDescription: 'Hand-polished acetate.',
  catalogEntryTypeCode: 'ProductBean',
  manufacturer: 'Alder & Lowe',
  buyable: 'true',
  thumbnail: '/assets/frames/1-front.svg',
  groupingProperties: { groupHero: '301122' },
  attributes: [
    { identifier: 'PRODUCT_TYPE', name: 'Type', values: [{ value: 'SUN', identifier: 'SUN' }] },
    { identifier: 'EYE_SIZE', values: [{ value: '52' }] },
    { identifier: 'BRIDGE_SIZE', values: [{ value: '18' }] },
    { identifier: 'TEMPLE_LENGTH', values: [{ value: '145' }] },
    { identifier: 'GENDER', values: [{ value: 'Women' }] },
  ],
  sKUs: [
    {
      uniqueID: '301122',
      partNumber: '1',
      catalogEntryTypeCode: 'ItemBean',
      buyable: 'true',
      x_inventoryStatus: 'Available',
      price: [
        { usage: 'Display', value: '180.00', currency: 'USD', description: 'L' },
        { usage: 'Offer', value: '153.00', currency: 'USD', description: 'I' },
      ],
      attributes: [
        { identifier: 'FRAME_COLOR', values: [{ value: 'Tortoise', x_hex: 'brown' }] },
        { identifier: 'LENS_COLOR', values: [{ value: 'Green', x_hex: 'green' }] },
        { identifier: 'TRY_ON', values: [{ value: 'True' }] },
      ],
    },
  ],
};

it('results in the same tile', () => {
  expect(toProductTile(pickTileFields(product))).toEqual(toProductTile(product));
});

it('drops text and attributes that no tile uses', () => {
  const text = JSON.stringify(pickTileFields(product));
  for (const word of ['polished', 'GENDER', 'TRY_ON', 'USD']) expect(text).not.toContain(word);
});
