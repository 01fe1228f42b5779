import { expect, it } from 'vitest';
import { withoutPrescription } from './filter-history';

it('removes the prescription facets and the page, and preserves the rest', () => {
  expect(
    withoutPrescription(
      'https://shop.test/lc-us/eyeglasses?facet=FRAME_SHAPE:round&facet=ROXABLE:True&facet=MAX_TOTAL_POWER:7-&page=3&sku[]=1',
    ),
  ).toBe('https://shop.test/lc-us/eyeglasses?sku%5B%5D=1&facet=FRAME_SHAPE%3Around');
});

it('keeps a URL without prescription facets', () => {
  const url = 'https://shop.test/lc-us/eyeglasses?facet=FRAME_SHAPE:round&page=3';
  expect(withoutPrescription(url)).toBe(url);
});
