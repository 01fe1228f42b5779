import { expect, it } from 'vitest';
import { visibleRadii } from './visible-radii';

// At the equator, zoom 10 has 152.87 m per pixel: 5 miles = 8,046.7 m = 52.6 px, 10 miles 105 px, 50 miles 526 px.
it.each([
  ['miles at zoom 10', 0, 10, 'mile', [10, 25, 50]],
  // 5 km = 32.7 px, 10 km 65.4 px, 100 km 654 px.
  ['kilometers at zoom 10', 0, 10, 'kilometer', [10, 25, 50]],
  // At 60° a pixel is half as long: 5 km = 65.4 px, 50 km = 654 px.
  ['further north', 60, 10, 'kilometer', [5, 10, 25]],
  ['none for the country', 40, 4, 'mile', []],
] as const)('%s', (_name, latitude, zoom, unit, expected) => {
  expect(visibleRadii(latitude, zoom, unit)).toEqual(expected);
});
