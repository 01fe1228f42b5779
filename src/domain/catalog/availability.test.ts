import { expect, test } from 'vitest';
import {
  searchedModel,
  searchedSku,
  viewedContactLens,
  viewedSku,
} from '../../../tests/support/wire-samples';
import { readAvailability } from './availability';

test.each([
  ['buyable, but unavailable', searchedSku, 'sold-out'],
  ['buyable without an inventory status', searchedModel, 'available'],
  ['buyable and available', { ...searchedSku, x_inventoryStatus: 'Available' }, 'available'],
  ['buyable and on order', viewedSku, 'backordered'],
  ['not buyable', viewedContactLens, 'sold-out'],
  [
    'available, but not buyable',
    { ...searchedSku, x_inventoryStatus: 'Available', buyable: 'false' },
    'sold-out',
  ],
] as const)('%s', (_, sku, availability) => {
  expect(readAvailability(sku)).toBe(availability);
});
