import { expect, it } from 'vitest';
import { sizeFacet } from './my-size';

it('covers frames within 3 mm of the stored width', () => {
  expect(sizeFacet(136)).toEqual({ name: 'TOTAL_WIDTH', value: '133-139' });
  expect(sizeFacet(135.5)).toEqual({ name: 'TOTAL_WIDTH', value: '132.5-138.5' });
});

it.each([undefined, 2])('%s is not a width', (width) => {
  expect(sizeFacet(width)).toBeUndefined();
});

it('has no rounding errors of decimals', () => {
  expect(sizeFacet(138.7)?.value).toBe('135.7-141.7');
});
