import { expect, test } from 'vitest';
import { isPostalCodeInUse, isPostalCodeOf } from './postal-regions';
import { regionsOf } from './region-names';

test.each([
  ['45202', 'OH'],
  ['00501', 'NY'],
  ['00907', 'PR'],
  ['00802', 'VI'],
  ['73301', 'TX'],
  ['96799', 'AS'],
  ['20001-1234', 'DC'],
  // Beyond the border of their state.
  ['42223', 'TN'],
  ['73949', 'TX'],
  ['83414-1234', 'WY'],
  // Military, and freely associated states.
  ['34002', 'AA'],
  ['09096', 'AE'],
  ['96350', 'AP'],
  ['96941', 'FM'],
  ['96960', 'MH'],
  ['96940', 'PW'],
])('ZIP code %s is in %s', (zip, region) => {
  expect(isPostalCodeOf(zip, region)).toBe(true);
});

test.each([
  ['45202', 'KY'],
  ['42224', 'TN'],
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
  ['K1A 0B1', 'QC', true],
  ['K2P 1L4', 'QC', false],
  ['S9V 0A1', 'AB', true],
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

test.each([
  ['90210', 'US', true],
  ['00001', 'US', false],
  ['G1R 2S5', 'US', false],
  ['G1R 2S5', 'CA', true],
  ['90210', 'CA', false],
] as const)('%s is in use in %s: %s', (postalCode, country, isInUse) => {
  expect(isPostalCodeInUse(postalCode, country)).toBe(isInUse);
});
