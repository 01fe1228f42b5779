import { describe, expect, test } from 'vitest';
import { horizontalPower, needsMeasuredPd, pdErrorPrism, unwantedPrism, verticalPower } from './prentice';

test('3 mm beside -6.00 makes 1.8 prism diopters', () => {
  expect(unwantedPrism(-6, 3)).toBeCloseTo(1.8, 10);
  expect(unwantedPrism(6, -3)).toBeCloseTo(1.8, 10);
});

describe('the power sideways and upwards', () => {
  test.each([
    [-2, undefined, undefined, -2, -2],
    [-2, undefined, 90, -2, -2],
    // Without an axis, as at 180 degrees.
    [-2, -3, undefined, -2, -5],
    [-2, -1, 180, -2, -3],
    [-2, -1, 90, -3, -2],
    [-2, -1, 45, -2.5, -2.5],
  ])('of %d %d x %d', (sphere, cylinder, axis, sideways, upwards) => {
    expect(horizontalPower(sphere, cylinder, axis)).toBeCloseTo(sideways, 10);
    expect(verticalPower(sphere, cylinder, axis)).toBeCloseTo(upwards, 10);
  });
});

test('the stronger eye counts', () => {
  const prescription = { right: { sphere: -1 }, left: { sphere: -3, cylinder: -1, axis: 90 } };
  expect(pdErrorPrism(prescription, 2.5)).toBeCloseTo(1, 10);
});

test('a measured distance matters above 4.00', () => {
  expect(needsMeasuredPd({ right: { sphere: -4 }, left: { sphere: 4 } })).toBe(false);
  expect(needsMeasuredPd({ right: { sphere: -3.5, cylinder: -0.75 }, left: { sphere: 0 } })).toBe(true);
});

test('an error of 3 mm is taken for typical', () => {
  // With -2.00 it causes 0.6 prism diopters, within the 0.67 of ANSI Z80.1; 4 mm would cause 0.8.
  const eye = { sphere: -2, cylinder: -2.5, axis: 180 };
  expect(needsMeasuredPd({ right: eye, left: eye })).toBe(false);
});

test('a strong cylinder at 180° acts upwards, where the distance does not matter', () => {
  // 3 mm off -1.00 cause 0.3 prism diopters; off -7.00 they cause 2.1.
  const left = { sphere: -1 };
  expect(needsMeasuredPd({ right: { sphere: -1, cylinder: -6, axis: 180 }, left })).toBe(false);
  expect(needsMeasuredPd({ right: { sphere: -1, cylinder: -6, axis: 90 }, left })).toBe(true);
});
