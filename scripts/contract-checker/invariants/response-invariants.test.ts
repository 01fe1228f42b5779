import { expect, it } from 'vitest';
import type { Invariant } from './invariant.ts';
import { checkResponseInvariant } from './response-invariants.ts';

const PRICES = { kind: 'sorted', rows: '/rows', by: 'price/*/value', direction: 'ascending' } as const;
const IN_RANGE = {
  kind: 'range',
  rows: '/rows',
  by: 'start',
  from: '$request.query.from',
  to: '$request.query.to',
} as const;
const PRODUCT = { kind: 'product', rows: '/rows', of: ['unit', 'quantity'], product: 'line' } as const;
const priced = (...rows: string[][]) => rows.map((values) => ({ price: values.map((value) => ({ value })) }));

function subjectOf(invariant: Invariant, rows: unknown[], query = 'sort=3&from=2026-03-09&to=2026-03-10') {
  const request = { method: 'GET', url: `http://host.test/?${query}`, headers: {} };
  return checkResponseInvariant(invariant, { request, params: {}, responseBody: { rows } })?.subject;
}

it.each<[string, Invariant, unknown[], unknown[]]>([
  ['the lowest price of each row', PRICES, priced(['9', '8'], ['20', '8.5']), priced(['9', '8'], ['7.5'])],
  [
    'amounts',
    PRODUCT,
    [{ unit: '37.79', quantity: '2.0', line: '75.58' }],
    [{ unit: '37.79', quantity: '2.0', line: '37.79' }],
  ],
  [
    'days',
    IN_RANGE,
    [{ start: '2026-03-09T09:00' }, { start: '2026-03-10T17:00' }],
    [{ start: '2026-03-11T09:00' }],
  ],
  ['days before', IN_RANGE, [], [{ start: '2026-03-08T09:00' }]],
])('%s', (_, invariant, right, wrong) => {
  expect(subjectOf(invariant, right)).toBeUndefined();
  expect(subjectOf(invariant, wrong)).toBeDefined();
});

it('an order holds only for the calls that ask for it', () => {
  const invariant: Invariant = { ...PRICES, when: { '$request.query.sort': '3' } };
  const rows = priced(['9'], ['7']);
  expect(subjectOf(invariant, rows)).toBeDefined();
  expect(subjectOf(invariant, rows, 'sort=2')).toBeUndefined();
  expect(subjectOf(invariant, rows, '')).toBeUndefined();
});

it('without both ends there is no range', () => {
  expect(subjectOf(IN_RANGE, [{ start: '2030-01-01' }], 'from=2026-03-09')).toBeUndefined();
});
