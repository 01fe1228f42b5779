import { expect, it } from 'vitest';
import { placesOfFirstView } from './first-view';

const MONTREAL = { latitude: 45.5, longitude: -73.57 };

/** Returns a place this far north. A degree of latitude is 111 km. */
const north = (kilometers: number) => ({ ...MONTREAL, latitude: MONTREAL.latitude + kilometers / 111 });

it.each([
  { name: 'all around the place', far: [1, 3, 6, 9, 11], shown: [1, 3, 6, 9, 11] },
  { name: 'no single ones far off', far: [1, 3, 5, 9, 60, 130], shown: [1, 3, 5, 9] },
  { name: 'all that are near, though most are nearer', far: [0.2, 0.3, 0.4, 7], shown: [0.2, 0.3, 0.4, 7] },
  { name: 'the only one, however far', far: [90], shown: [90] },
  { name: 'all that are equally far', far: [80, 90, 120], shown: [80, 90, 120] },
])('shows $name', ({ far, shown }) => {
  expect(placesOfFirstView(far.map(north), MONTREAL)).toEqual([MONTREAL, ...shown.map(north)]);
});

it('shows every store without a place', () => {
  expect(placesOfFirstView([north(1), north(500)], undefined)).toEqual([north(1), north(500)]);
});
