import { expect, test } from 'vitest';
import { formatDistance, roundPosition } from './distance';

test.each([
  [2.43, 'us', 'en-US', '2.4 mi'],
  [2.43, 'us', 'es-US', '2.4 mi'],
  [0.84, 'ca', 'en-CA', '0.8 km'],
  [12, 'ca', 'fr-CA', '12 km'],
  [0.84, 'ca', 'fr-CA', '0,8 km'],
] as const)('%f in %s, %s is %s', (distance, country, languageTag, text) => {
  expect(formatDistance(distance, country, languageTag).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a position is sent to about 100 meters', () => {
  expect(roundPosition(39.123647)).toBe(39.124);
  expect(roundPosition(-84.5)).toBe(-84.5);
});
