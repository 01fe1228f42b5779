import { expect, test } from 'vitest';
import { lookUpAttributes } from './attributes';
import { readKind } from './kind';
import { searchedModel, viewedContactLens, viewedSku } from './wire-samples';

test.each([
  ['sunglasses', searchedModel.attributes],
  ['eyeglasses', viewedSku.attributes],
  ['contact-lenses', viewedContactLens.attributes],
  ['eyeglasses', []],
])('%s', (kind, attributes) => {
  expect(readKind(lookUpAttributes(attributes))).toBe(kind);
});
