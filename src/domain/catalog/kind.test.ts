import { expect, test } from 'vitest';
import { searchedModel, viewedContactLens, viewedSku } from '../../../tests/support/wire-samples';
import { lookUpAttributes } from './attributes';
import { readKind } from './kind';

test.each([
  ['sunglasses', searchedModel.attributes],
  ['eyeglasses', viewedSku.attributes],
  ['contact-lenses', viewedContactLens.attributes],
  ['eyeglasses', []],
])('%s', (kind, attributes) => {
  expect(readKind(lookUpAttributes(attributes))).toBe(kind);
});
