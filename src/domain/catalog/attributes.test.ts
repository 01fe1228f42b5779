import { expect, test } from 'vitest';
import { attributeText, lookUpAttributes, positiveNumber } from './attributes';
import { searchedModel, searchedSku, viewedContactLens, viewedSku } from './wire-samples';

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
