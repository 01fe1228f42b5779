import { expect, test } from 'vitest';
import { searchedModel, searchedSku } from '../../../tests/support/wire-samples';
import { pickTileFields } from './pick-tile-fields';

test('keeps every field of a tile', () => {
  expect(pickTileFields(searchedModel)).toEqual(searchedModel);
});

test('keeps the price with lenses and the promotion', () => {
  const product = { ...searchedModel, x_priceWithLenses: '129.95000' };
  expect(pickTileFields(product)).toEqual(product);
  const promotion = { identifier: 'PROMO_DETAIL', values: [{ value: '20% off the frame' }] };
  const promoted = { ...searchedModel, attributes: [...(searchedModel.attributes ?? []), promotion] };
  expect(pickTileFields(promoted)).toEqual(promoted);
});

test('drops copy, attributes, values and price details that no tile uses', () => {
  const product = {
    ...searchedModel,
    longDescription: 'Hand-polished acetate.',
    attributes: [
      ...(searchedModel.attributes ?? []),
      { identifier: 'GENDER', values: [{ value: 'Women' }] },
      { identifier: 'FRAME_SHAPE', name: 'Shape', values: [] },
    ],
    sKUs: [
      {
        ...searchedSku,
        shortDescription: 'Tortoise with green lenses',
        price: searchedSku.price?.map((price) => ({ ...price, currency: 'USD' as const, description: 'L' })),
        attributes: searchedSku.attributes?.map((attribute) => ({
          ...attribute,
          name: 'Color',
          values: [...attribute.values, { value: 'Second' }],
        })),
      },
    ],
  };
  expect(pickTileFields(product)).toEqual(searchedModel);
});

test('one image is enough: the full one, else the thumbnail', () => {
  const images = { fullImage: '/front.svg', thumbnail: '/small.svg' };
  expect(pickTileFields({ ...searchedModel, ...images })).toEqual({
    ...searchedModel,
    fullImage: '/front.svg',
  });
  expect(pickTileFields({ ...searchedModel, thumbnail: '/small.svg' })).toEqual({
    ...searchedModel,
    fullImage: '/small.svg',
  });
});
