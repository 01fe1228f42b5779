import { expect, it } from 'vitest';
import { findPlaces } from './find-places';

it.each([
  ['NYC', 'New York'],
  ['nyc, ny', 'New York'],
  ['New York City', 'New York'],
  ['Nueva York', 'New York'],
  ['LA', 'Los Angeles'],
  ['SF', 'San Francisco'],
  ['philly', 'Philadelphia'],
  ['Vegas', 'Las Vegas'],
  ['washington d c', 'Washington'],
  ['W Palm Beach', 'West Palm Beach'],
  ['Quebec City', 'Québec'],
  ['York, PA', 'York'],
])('%s is %s', (text, city) => {
  expect(findPlaces(text, [])[0]?.city).toBe(city);
});

it('leaves names of regions and of other towns alone', () => {
  expect(findPlaces('Louisiana', ['US'])).toMatchObject([
    { kind: 'administrative_area_level_1', region: 'LA' },
  ]);
  expect(findPlaces('New Orleans, LA', ['US'])[0]?.city).toBe('New Orleans');
});
