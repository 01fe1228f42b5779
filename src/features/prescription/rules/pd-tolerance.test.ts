import { expect, it } from 'vitest';
import { pdTolerance } from './pd-tolerance';

it.each([
  // Weak lenses: 2.5 mm.
  [{ sphere: 0 }, { sphere: -2.75 }, 2.5],
  // Above 2.75 diopters the limit is a prism: 0.67 prism diopters on 3 diopters are 2.233 mm.
  [{ sphere: 3 }, { sphere: 0 }, 2.2333],
  // 0.67 prism diopters by 6.7 diopters are 1 mm.
  [{ sphere: -6.7 }, { sphere: -1 }, 1],
  // A cylinder at 90 degrees acts fully: -2 - 3 = -5 diopters, 0.134 cm.
  [{ sphere: -2, cylinder: -3, axis: 90 }, { sphere: 0 }, 1.34],
  // At 180 degrees it has no effect.
  [{ sphere: -2, cylinder: -3, axis: 180 }, { sphere: 0 }, 2.5],
])('%j and %j: %d mm', (right, left, tolerance) => {
  expect(pdTolerance({ right, left })).toBeCloseTo(tolerance, 3);
});
