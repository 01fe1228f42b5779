import { expect, it } from 'vitest';
import { regionCode, regionsOf } from './region-names';

it('has the states, the District of Columbia, territories, associated states and the military', () => {
  const codes = regionsOf('us', 'en').map(({ code }) => code);
  expect(codes).toHaveLength(62);
  expect(codes).toEqual(expect.arrayContaining(['DC', 'PR', 'VI', 'GU', 'AS', 'MP']));
});

it('has ten provinces and three territories', () => {
  expect(regionsOf('ca', 'en')).toHaveLength(13);
});

it('orders names as the language does', () => {
  const names = regionsOf('ca', 'fr').map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(['Alberta', 'Colombie-Britannique', 'Île-du-Prince-Édouard', 'Manitoba']);
});

it.each([
  ['QC', 'QC'],
  ['on', 'ON'],
  [' Québec ', 'QC'],
  ['Colombie Britannique', 'BC'],
  ['Nueva York', 'NY'],
  ['Puebla ', 'Puebla'],
  ['', ''],
])('%j is the region %j', (text, code) => {
  expect(regionCode(text)).toBe(code);
});
