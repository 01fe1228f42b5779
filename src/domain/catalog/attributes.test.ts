import { expect, test } from 'vitest';
import {
  searchedModel,
  searchedSku,
  viewedContactLens,
  viewedSku,
} from '../../../tests/support/wire-samples';
import {
  attributeText,
  lookUpAttributes,
  positiveNumber,
  readColorName,
  readName,
  readPromotion,
} from './attributes';

test('finds an attribute of either list; the first list wins', () => {
  const attribute = lookUpAttributes(searchedSku.attributes, searchedModel.attributes, viewedSku.attributes);
  expect(attributeText(attribute, 'FRAME_COLOR')).toBe('Tortoise');
  expect(attributeText(attribute, 'MODEL_NAME')).toBe('Hollis');
  expect(attributeText(attribute, 'PROMO_DETAIL')).toBe('40 % de rabais sur les verres');
  expect(attributeText(attribute, 'POLARIZED')).toBeUndefined();
  expect(attributeText(lookUpAttributes(undefined), 'MODEL_NAME')).toBeUndefined();
});

test('an attribute without values does not hide that of the next list', () => {
  const attribute = lookUpAttributes(viewedContactLens.attributes, viewedSku.attributes);
  expect(attributeText(attribute, 'EYE_SIZE')).toBe('49');
});

test.each([
  ['20.5', 20.5],
  ['0', undefined],
  ['-4', undefined],
  ['', undefined],
  ['wide', undefined],
])('the length %j is %s', (value, expected) => {
  const attribute = lookUpAttributes([{ identifier: 'BRIDGE_SIZE', values: [{ value }] }]);
  expect(positiveNumber(attribute, 'BRIDGE_SIZE')).toBe(expected);
  expect(positiveNumber(attribute, 'EYE_SIZE')).toBeUndefined();
});

const searched = lookUpAttributes(searchedModel.attributes);
const viewed = lookUpAttributes(viewedSku.attributes);

test('the name of the model, else that of the catentry', () => {
  expect(readName(searched, searchedModel)).toBe('Hollis');
  expect(readName(viewed, viewedSku)).toBe('Monture Linnet');
  const unnamed = lookUpAttributes([{ identifier: 'MODEL_NAME', values: [{ value: '' }] }]);
  expect(readName(unnamed, viewedSku)).toBe('Monture Linnet');
});

test('the promotion, if there is one', () => {
  expect(readPromotion(viewed)).toBe('40 % de rabais sur les verres');
  expect(readPromotion(searched)).toBe('');
});

test('the localized name of the color, if there is one', () => {
  expect(readColorName(lookUpAttributes(searchedSku.attributes))).toBe('Tortoise');
  expect(readColorName(viewed)).toBe('Noir mat');
  expect(readColorName(searched)).toBe('');
});
