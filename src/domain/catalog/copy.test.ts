import { expect, test } from 'vitest';
import { lookUpAttributes } from './attributes';
import { readName, readPromotion } from './copy';
import { searchedModel, viewedSku } from './wire-samples';

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
