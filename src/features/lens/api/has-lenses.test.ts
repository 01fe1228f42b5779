import { expect, test } from 'vitest';
import { frameLenses, lensPackage } from '../testing/frame-lenses';
import { hasLenses } from './has-lenses';

test('there is a choice of lenses with more than one package', () => {
  expect(hasLenses(frameLenses)).toBe(true);
  expect(hasLenses({ packages: [lensPackage('FO', { type: 'frame-only' })] })).toBe(false);
  expect(hasLenses({ packages: [] })).toBe(false);
});
