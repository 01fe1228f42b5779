import { describe, expect, test } from 'vitest';
import { indexAdvice, recommendedIndex, strongestPower } from './lens-index';

const ALL = [1.5, 1.53, 1.59, 1.6, 1.67, 1.74];
const both = (sphere: number, cylinder?: number, axis?: number) => {
  const eye = { sphere, cylinder, axis };
  return { right: eye, left: eye };
};

describe('the recommended index', () => {
  test.each([
    ['low myope', both(-1.25), 1.5],
    ['2.00 is still low', both(-2), 1.5],
    ['2.25', both(2.25), 1.59],
    ['-3.50 -1.25 makes 4.75', both(-3.5, -1.25, 10), 1.67],
    ['hyperope', both(4.5), 1.67],
    ['high myope', both(-8), 1.74],
    ['a cylinder above 2.00 takes the next row', both(-0.5, -2.25, 90), 1.67],
    ['a cylinder of 2.00 does not', both(1, -2, 90), 1.5],
    ['6.00 is not very high yet', both(-6), 1.67],
    ['6.25', both(-6.25), 1.74],
    ['extreme', both(-18), 1.74],
    ['extreme with a strong cylinder', both(-15, -3, 90), 1.74],
  ])('%s', (_, prescription, index) => {
    expect(recommendedIndex(prescription, ALL)).toBe(index);
  });

  test('the strong cylinder of one eye is enough', () => {
    const strong = both(-0.5, -2.25, 90).right;
    expect(recommendedIndex({ right: strong, left: { sphere: -0.5 } }, ALL)).toBe(1.67);
  });

  test('is one that is on sale', () => {
    expect(recommendedIndex(both(-3), [1.5, 1.6])).toBe(1.6);
    expect(recommendedIndex(both(-3), [1.5])).toBe(1.5);
    expect(recommendedIndex(both(-7), [1.5])).toBeUndefined();
  });
});

test('recommends an optician above 8.00 only', () => {
  expect(indexAdvice(both(-8.25)).needsOptician).toBe(true);
  expect(indexAdvice(both(-5, -2.5, 90)).needsOptician).toBeFalsy();
  // The strong cylinder takes the last row, of a power of 8.00.
  expect(indexAdvice(both(-8, 2.5, 90)).needsOptician).toBe(false);
  expect(indexAdvice(both(-8.25, 2.5, 90)).needsOptician).toBe(true);
});

test('the strongest power is that of sphere or sphere plus cylinder', () => {
  expect(strongestPower({ right: { sphere: -3.5, cylinder: -1.25 }, left: { sphere: 4 } })).toBe(4.75);
});
