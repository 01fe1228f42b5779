import { expect, test } from 'vitest';
import { EMPTY_FINDER } from '@/domain/stores/finder-address';
import { toStoreSearch } from './store-search';

const state = {
  ...EMPTY_FINDER,
  location: ' Mason, OH ',
  openings: ['today', 'weekends'],
  languages: ['French'],
} as const;
const typed = { isBrowserPosition: false, isNuance: false };

test.each([
  ['-25', ["Ouvert aujourd'hui", 'Ouvert les fins de semaine']],
  ['-24', ['Open today', 'Open weekends']],
  ['-1', ['Open today', 'Open weekends']],
  ['-50', ['Open today', 'Open weekends']],
] as const)('language %s sends %j', (languageId, labels) => {
  expect(toStoreSearch(state, { ...typed, languageId }).selectedOpeningFilters).toEqual(labels);
});

test('sends the checked text, and none for a position of the browser or text that is not valid', () => {
  const entry = (location: string, isBrowserPosition = false) =>
    toStoreSearch({ ...state, location }, { languageId: '-1', isNuance: true, isBrowserPosition })
      .locationEntry;
  expect(entry(' Mason, OH ')).toBe('Mason, OH');
  expect(entry('Mason, OH', true)).toBe('');
  expect(entry('St. Louis')).toBe('');
  expect(toStoreSearch(state, { ...typed, isNuance: true, languageId: '-1' })).toMatchObject({
    selectedLanguageFilters: ['French'],
    selectedInsuranceFilters: [],
    isNuance: true,
  });
});
