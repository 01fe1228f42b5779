import { expect, it } from 'vitest';
import { toUnit } from './mercator';

it.each([
  ['Greenwich on the equator is the middle', 0, 0, 0.5, 0.5],
  ['the date line is the left edge', -180, 0, 0, 0.5],
  // ln((1 + sin 45°) / (1 − sin 45°)) / 4π = 1.76275 / 12.56637
  ['45° north', -90, 45, 0.25, 0.35972],
  ['the pole is the upper edge', 0, 90, 0.5, 0],
])('%s', (_name, longitude, latitude, x, y) => {
  const [unitX, unitY] = toUnit(longitude, latitude);
  expect(unitX).toBeCloseTo(x, 4);
  expect(unitY).toBeCloseTo(y, 4);
});
