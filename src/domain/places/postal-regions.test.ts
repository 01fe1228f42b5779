import { expect, test } from 'vitest';
import { isPostalCodeOf } from './postal-regions';
import { regionsOf } from './region-names';

test.each([
  ['45202', 'OH'],
  ['00501', 'NY'],
  ['00907', 'PR'],
  ['00802', 'VI'],
  ['73301', 'TX'],
  ['96799', 'AS'],
  ['20001-1234', 'DC'],
])('ZIP code %s is in %s', (zip, region) => {
  expect(isPostalCodeOf(zip, region)).toBe(true);
});

test.each([
  ['45202', 'KY'],
  ['00802', 'PR'],
  ['73301', 'OK'],
  ['34000', 'FL'],
  ['45202', 'XX'],
  ['45202', 'ON'],
])('ZIP code %s is not in %s', (zip, region) => {
  expect(isPostalCodeOf(zip, region)).toBe(false);
});

test.each([
  ['G1R 2S5', 'QC', true],
  ['N1H3T9', 'ON', true],
  ['n1h 3t9', 'ON', true],
  ['X0A 0H0', 'NU', true],
  ['V6B 4N7', 'ON', false],
  ['G1R 2S5', 'XX', false],
])('postal code %s is in %s: %s', (postalCode, region, isInRegion) => {
  expect(isPostalCodeOf(postalCode, region)).toBe(isInRegion);
});

test('every region of a country has postal codes', () => {
  const zips = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);
  const letters = [...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A 1A1`);
  for (const { code } of regionsOf('us', 'en'))
    expect(zips.some((zip) => isPostalCodeOf(zip, code))).toBe(true);
  for (const { code } of regionsOf('ca', 'en'))
    expect(letters.some((letter) => isPostalCodeOf(letter, code))).toBe(true);
});
