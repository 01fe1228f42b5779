import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POWER_CHOICES } from './choices';
import { transpose } from './transpose';

test.each([
  // Plus to minus form, and minus to plus form.
  [
    { sphere: -3, cylinder: 1, axis: 90 },
    { sphere: -2, cylinder: -1, axis: 180 },
  ],
  [
    { sphere: -2.75, cylinder: 0.75, axis: 85 },
    { sphere: -2, cylinder: -0.75, axis: 175 },
  ],
  [
    { sphere: -2, cylinder: -1, axis: 180 },
    { sphere: -3, cylinder: 1, axis: 90 },
  ],
  [
    { sphere: 1.5, cylinder: -0.5, axis: 91 },
    { sphere: 1, cylinder: 0.5, axis: 1 },
  ],
  [
    { sphere: 1.5, cylinder: -0.5 },
    { sphere: 1, cylinder: 0.5, axis: undefined },
  ],
])('transposes %j to %j', (eye, expected) => {
  expect(transpose(eye)).toEqual(expected);
});

test('without a cylinder nothing changes', () => {
  expect(transpose({ sphere: -4 })).toEqual({ sphere: -4 });
  expect(transpose({ sphere: -4, cylinder: 0 })).toEqual({ sphere: -4, cylinder: 0 });
});

test('transposing twice returns the original, and the axis stays within 1 to 180', () => {
  const power = fc.constantFrom(...POWER_CHOICES);
  fc.assert(
    fc.property(power, power, fc.integer({ min: 1, max: 180 }), (sphere, cylinder, axis) => {
      const transposed = transpose({ sphere, cylinder, axis });
      expect(transposed.axis).toBeGreaterThanOrEqual(1);
      expect(transposed.axis).toBeLessThanOrEqual(180);
      expect(transpose(transposed)).toEqual({ sphere, cylinder, axis });
    }),
  );
});
