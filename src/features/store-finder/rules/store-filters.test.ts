import { describe, expect, test } from 'vitest';
import { storeWith } from '@/domain/stores/testing/store';
import { mergeOptions, mergeStores, NO_OPTIONS, sortStores } from './store-filters';

test('options never shrink, begin with the featured carriers, and hold what is chosen', () => {
  const first = mergeOptions(NO_OPTIONS, [
    storeWith({
      insurance: ['Sun Life', 'Cigna', 'Blue Cross', 'EyeMed'],
      languages: ['Spanish', 'English'],
    }),
  ]);
  expect(first).toEqual({
    insurance: ['EyeMed', 'Cigna', 'Blue Cross', 'Sun Life'],
    languages: ['English', 'Spanish'],
  });
  const filtered = mergeOptions(first, [storeWith({ insurance: ['Cigna'], languages: ['Korean'] })], {
    insurance: ['Medicaid'],
    languages: [],
  });
  expect(filtered).toEqual({
    insurance: ['EyeMed', 'Cigna', 'Blue Cross', 'Medicaid', 'Sun Life'],
    languages: ['English', 'Korean', 'Spanish'],
  });
});

test('a further page adds its stores, and brings news of a store that is there', () => {
  const [a, b, c] = [storeWith({ id: '1' }), storeWith({ id: '2' }), storeWith({ id: '3' })];
  expect(mergeStores([a, b], [{ ...b, isFavorite: true }, c])).toEqual([a, { ...b, isFavorite: true }, c]);
});

describe('sorting', () => {
  const order = { now: new Date('2026-06-15T14:30:00Z'), languageTag: 'en-US' };
  const stores = [
    storeWith({ id: 'far', name: 'Éclair', distance: 9, timeZone: 'America/New_York' }),
    storeWith({ id: 'near', name: 'Zoo', distance: 1, timeZone: 'America/Los_Angeles' }),
    storeWith({ id: 'unknown', name: 'Ash', distance: undefined, timeZone: undefined }),
    storeWith({ id: 'middle', name: 'Fern', distance: 5, timeZone: 'America/New_York' }),
  ];
  test.each([
    ['nearest', ['near', 'middle', 'far', 'unknown']],
    ['name', ['unknown', 'far', 'middle', 'near']],
    // 10:30 in New York, 7:30 in Los Angeles.
    ['open-now', ['middle', 'far', 'near', 'unknown']],
  ] as const)('by %s', (sort, ids) => {
    expect(sortStores(stores, sort, order).map(({ id }) => id)).toEqual(ids);
  });

  test('a store that is closed for good is not the first', () => {
    const closed = storeWith({ id: 'closed', distance: 0.1, status: 'closed' });
    expect(sortStores([closed, ...stores], 'nearest', order).map(({ id }) => id)).toEqual([
      'near',
      'middle',
      'far',
      'unknown',
      'closed',
    ]);
  });
});
