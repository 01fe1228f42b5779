import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_FINDER, formatFinder, hasFilters, OPENINGS, parseFinder, STORE_SORTS } from './finder-address';

test('an empty finder has no query', () => {
  expect(formatFinder(EMPTY_FINDER)).toBe('');
  expect(parseFinder('')).toEqual(EMPTY_FINDER);
});

test('a place, an order or favorites are no filters', () => {
  const state = { ...EMPTY_FINDER, location: 'Mason', sort: 'name', favoritesOnly: true } as const;
  expect(hasFilters(state)).toBe(false);
  expect(hasFilters({ ...state, openings: ['today'] })).toBe(true);
  expect(hasFilters({ ...state, insurance: ['Aetna'] })).toBe(true);
  expect(hasFilters({ ...state, languages: ['Spanish'] })).toBe(true);
});

test('the query holds everything that is chosen', () => {
  const state = {
    location: 'Mason, OH',
    openings: ['weekends', 'today'],
    insurance: ['UnitedHealthcare Vision (UHC)', 'Aetna'],
    languages: ['Spanish'],
    sort: 'open-now',
    favoritesOnly: true,
    store: '0279',
  } as const;
  expect(formatFinder(state)).toBe(
    'location=Mason%2C+OH&openings=weekends%2Ctoday&insurance=UnitedHealthcare+Vision+%28UHC%29%2CAetna&languages=Spanish&sort=open-now&favorites=1&store=0279',
  );
  expect(parseFinder(formatFinder(state))).toEqual({ ...state, openings: ['today', 'weekends'] });
});

test('what is unknown or malformed is left out', () => {
  expect(
    parseFinder('?openings=never,today&sort=price&favorites=yes&store=27&insurance=,,Aetna,Aetna&scenario=x'),
  ).toEqual({
    ...EMPTY_FINDER,
    openings: ['today'],
    insurance: ['Aetna'],
  });
  expect(parseFinder(`insurance=${'x'.repeat(81)}&languages=${'y'.repeat(41)}`)).toEqual(EMPTY_FINDER);
  const many = Array.from({ length: 50 }, (_, index) => `p${index}`).join(',');
  expect(parseFinder(`insurance=${many}`).insurance).toHaveLength(30);
});

test('every state comes back from its address', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-z(][A-Za-z ()&]{0,18}[A-Za-z)]$/), {
    maxLength: 30,
  });
  const state = fc.record({
    location: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    openings: fc.subarray([...OPENINGS]),
    insurance: names,
    languages: names,
    sort: fc.constantFrom(...STORE_SORTS),
    favoritesOnly: fc.boolean(),
    store: fc.option(fc.stringMatching(/^\d{4}$/), { nil: undefined }),
  });
  fc.assert(
    fc.property(state, (value) => {
      expect(parseFinder(formatFinder(value))).toEqual(value);
    }),
  );
});
