import { expect, it } from 'vitest';
import { toCanadianSpelling } from './canadian-spelling';

it.each([
  ['Colors of this frame', 'Colours of this frame'],
  ['GRAY, gray and blue-gray', 'GREY, grey and blue-grey'],
  ['Favorites near the center', 'Favourites near the centre'],
  ['Your order is canceled', 'Your order is cancelled'],
  ['3 diopters, 134 millimeters', '3 dioptres, 134 millimetres'],
  ['Your driver’s license', 'Your driver’s licence'],
])('respells "%s"', (american, canadian) => {
  expect(toCanadianSpelling(american)).toBe(canadian);
});

it.each([
  'Cancel the cancellation',
  'A licensed optometrist',
  'Colorado',
  'Your own program',
  'Try to recognize it',
])('leaves "%s"', (text) => {
  expect(toCanadianSpelling(text)).toBe(text);
});
