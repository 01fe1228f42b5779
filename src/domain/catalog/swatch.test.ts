import { expect, test } from 'vitest';
import {
  searchedModel,
  searchedSku,
  viewedContactLens,
  viewedSku,
} from '../../../tests/support/wire-samples';
import { lookUpAttributes } from './attributes';
import { readSwatch } from './swatch';

test('sunglasses show the colors of frame and lens', () => {
  const attribute = lookUpAttributes(searchedSku.attributes);
  expect(readSwatch(attribute)).toEqual(['#7a4a21', '#2f4a33']);
});

test('eyeglasses show the color of the frame', () => {
  const attribute = lookUpAttributes(viewedSku.attributes);
  expect(readSwatch(attribute)).toEqual(['#101010']);
});

test('a lens in the color of the frame is not shown', () => {
  const color = (identifier: string) => ({ identifier, values: [{ value: 'Black', x_hex: '#111111' }] });
  expect(readSwatch(lookUpAttributes([color('FRAME_COLOR'), color('LENS_COLOR')]))).toEqual(['#111111']);
});

test.each([
  ['a model', searchedModel],
  ['a contact lens', viewedContactLens],
])('%s has no swatch', (_, { attributes }) => {
  expect(readSwatch(lookUpAttributes(attributes))).toBeUndefined();
});
