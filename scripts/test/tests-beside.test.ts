import { expect, it } from 'vitest';
import { testsBeside } from './tests-beside.ts';

const FILES = [
  'src/features/cart/components/cart-content.test.tsx',
  'src/features/cart/components/cart-content.tsx',
  'src/features/cart/components/lines/line.tsx',
  'src/features/cart/api/map-cart.test.ts',
  'src/features/home/components/hero.tsx',
  'src/features/home/components/tiles/tile.test.tsx',
  'src/features/footer/components/footer.tsx',
  'sandbox/handlers/cart/add-glasses.test.ts',
  'sandbox/handlers/lens/get-lens.test.ts',
  'tests/e2e/buy.spec.ts',
  'tests/contract/inventory.test.ts',
];

it.each([
  ['a source file: in its folder', 'src/features/cart/components/cart-content.tsx', [FILES[0]]],
  ['a folder without tests: in the nearest above', 'src/features/cart/components/lines/line.tsx', [FILES[0]]],
  ['or else below it', 'src/features/home/components/hero.tsx', [FILES[5]]],
  ['a test: itself', 'src/features/cart/api/map-cart.test.ts', [FILES[3]]],
  ['a test that was removed: none', 'src/features/cart/api/map-line.test.ts', []],
  ['a feature without tests: none of another', 'src/features/footer/components/footer.tsx', []],
  ['an OpenAPI file: those of its handlers', 'openapi/lens.yaml', [FILES[8]]],
  ['a browser test, a document: none', 'tests/e2e/buy.spec.ts', []],
])('%s', (_, changed, tests) => {
  expect(testsBeside([changed], FILES)).toEqual(tests);
});

it('names each test once', () => {
  const changed = ['src/features/cart/components/cart-content.tsx', FILES[0] ?? ''];
  expect(testsBeside(changed, FILES)).toEqual([FILES[0]]);
});
