import {
  searchDoctorsPathQueryMax,
  searchDoctorsPathQueryRegExp,
} from '@generated/prescriptions/prescriptions.limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doctorQuery, isSearchableName } from './doctor-query';

it.each([
  [{ name: 'Okafor', region: 'OH', city: 'Mason' }, 'Okafor!OH!Mason'],
  [{ name: ' Mei  Okafor ', region: 'OH', city: '' }, 'Mei Okafor!OH!'],
  [{ name: 'Who? Me!', region: 'ON', city: 'St/Jean #2' }, 'Who Me!ON!St Jean 2'],
  [{ name: 'Côté', region: 'QC', city: 'Trois-Rivières' }, 'Côté!QC!Trois-Rivières'],
])('%j is the query %j', (search, query) => {
  expect(doctorQuery({ by: 'name', ...search })).toBe(query);
});

it('a phone number is sent without punctuation', () => {
  expect(doctorQuery({ by: 'phone', phone: '(513) 555 - 0101' })).toBe('5135550101');
});

it('allows in the contract whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 150 }), fc.string({ maxLength: 150 }), (name, city) => {
      const query = doctorQuery({ by: 'name', name, region: 'QC', city });
      expect(query).toMatch(searchDoctorsPathQueryRegExp);
      expect(query.length).toBeLessThanOrEqual(searchDoctorsPathQueryMax);
    }),
  );
});

it.each([
  ['Li', true],
  ['O', false],
  ['Dr.', false],
  ['Dr. O', false],
  ['Ó!', false],
])('%j is long enough: %s', (name, expected) => {
  expect(isSearchableName(name)).toBe(expected);
});
