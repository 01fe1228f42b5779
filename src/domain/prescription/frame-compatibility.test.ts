import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transpose } from '@/domain/prescription/transpose';
import { POWER_CHOICES } from './choices';
import { frameCompatibility, largestAbsolutePower } from './frame-compatibility';
import { DEFAULT_TOTAL_POWER_RANGE } from './total-power-range';

test.each([
  [-3.5, -1.25, 4.75],
  [-3, 1, 3],
  [1, -4, 3],
  [2, undefined, 2],
  [0, 0, 0],
])('SPH %d CYL %d: largest absolute power %d', (sphere, cylinder, expected) => {
  expect(largestAbsolutePower(sphere, cylinder)).toBe(expected);
});

describe('a frame from 0.25 to 6.00', () => {
  const range = { min: 0.25, max: 6 };

  test('accepts powers up to its limits', () => {
    expect(frameCompatibility({ right: { sphere: -6 }, left: { sphere: 0.25 } }, range)).toEqual({
      status: 'compatible',
    });
  });

  test('rejects an eye whose cylinder exceeds the limit, with the reason', () => {
    const values = { right: { sphere: -5, cylinder: -1.25 }, left: { sphere: -5, cylinder: -1 } };
    expect(frameCompatibility(values, range)).toEqual({
      status: 'incompatible',
      reasons: [{ eye: 'right', problem: 'above-maximum', power: 6.25, limit: 6 }],
    });
  });

  test('names both eyes with their own reasons', () => {
    expect(frameCompatibility({ right: { sphere: 0 }, left: { sphere: 18 } }, range)).toEqual({
      status: 'incompatible',
      reasons: [
        { eye: 'right', problem: 'below-minimum', power: 0, limit: 0.25 },
        { eye: 'left', problem: 'above-maximum', power: 18, limit: 6 },
      ],
    });
  });

  test('requires the sphere of both eyes; plano is a value', () => {
    expect(frameCompatibility({ right: {}, left: { sphere: 0 } }, range)).toEqual({
      status: 'missing-values',
      eyes: ['right'],
    });
    expect(frameCompatibility({ right: {}, left: { cylinder: -1 } }, range)).toEqual({
      status: 'missing-values',
      eyes: ['right', 'left'],
    });
  });
});

const power = fc.constantFrom(...POWER_CHOICES);

test('a frame without a range fits every selectable prescription', () => {
  fc.assert(
    fc.property(power, power, power, power, (rightSphere, rightCylinder, leftSphere, leftCylinder) => {
      const values = {
        right: { sphere: rightSphere, cylinder: rightCylinder },
        left: { sphere: leftSphere, cylinder: leftCylinder },
      };
      expect(frameCompatibility(values, DEFAULT_TOTAL_POWER_RANGE).status).toBe('compatible');
    }),
  );
});

test('plus and minus form of one prescription have the same result', () => {
  fc.assert(
    fc.property(power, power, fc.constantFrom(2, 4, 8, 20), (sphere, cylinder, max) => {
      const range = { min: 0.5, max };
      const eye = { sphere, cylinder };
      const transposed = transpose(eye);
      expect(frameCompatibility({ right: eye, left: eye }, range)).toEqual(
        frameCompatibility({ right: transposed, left: transposed }, range),
      );
    }),
  );
});
