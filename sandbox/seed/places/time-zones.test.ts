import { expect, it, test } from 'vitest';
import { isTimeZone } from '@/domain/dates/wall-clock';
import { timeZoneOf } from './time-zones';
import { towns } from './towns';

test.each([
  ['Louisville', 'KY', 'America/Kentucky/Louisville'],
  ['Bowling Green', 'KY', 'America/Chicago'],
  ['Knoxville', 'TN', 'America/New_York'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Phoenix', 'AZ', 'America/Phoenix'],
  ['San Juan', 'PR', 'America/Puerto_Rico'],
  ["St. John's", 'NL', 'America/St_Johns'],
  ['Happy Valley-Goose Bay', 'NL', 'America/Goose_Bay'],
  ['Fort St. John', 'BC', 'America/Dawson_Creek'],
])('%s, %s is in %s', (city, region, zone) => {
  expect(timeZoneOf({ city, region })).toBe(zone);
});

it('knows the zone of every town, and only zones that exist', () => {
  expect(towns.map((town) => timeZoneOf({ city: town.name, region: town.region })).every(isTimeZone)).toBe(
    true,
  );
  expect(() => timeZoneOf({ city: 'Paris', region: 'FR' })).toThrow('FR is not known');
});
