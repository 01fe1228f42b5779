import { expect, test } from 'vitest';
import { frameLenses, lensPackage } from '../testing/frame-lenses';
import { hasLenses } from './has-lenses';

test('lenses can be chosen when there is more than the frame-only package', () => {
  expect(hasLenses(frameLenses)).toBe(true);
  expect(hasLenses({ packages: [lensPackage('FO', { type: 'frame-only' })] })).toBe(false);
  expect(hasLenses({ packages: [] })).toBe(false);
});
