import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiErrorResponse } from '../http/api-errors';
import { encodeRange, encodeValue, parseFacets, parseNamedFacets } from './facet-parameter';

/** Decodes a query parameter as a browser does. */
function decoded(value: string): string {
  return new URLSearchParams(`facet=${value}`).get('facet') ?? '';
}

test('values are encoded like the commerce API does', () => {
  expect(encodeValue('ads_f40020_ntk_cs', 'round')).toBe('ads_f40020_ntk_cs%3A%22round%22');
  expect(encodeRange('price_USD', { low: 100, high: 200 })).toBe('price_USD%3A%28%7B100+200%7D+200%29');
});

test('every encoded value can be parsed again', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
      (brand) => {
        const { values } = parseFacets([decoded(encodeValue('mfName_ntk_cs', brand))]);
        expect(values.get('mfName_ntk_cs')).toEqual([brand]);
      },
    ),
  );
});

test.each([
  ['price_USD:({* 50} 50)', { high: 50 }],
  ['price_CAD:({300 *} *)', { low: 300 }],
  ['ads_f40041_ntk_d:({134.5 140.5} 140.5)', { low: 134.5, high: 140.5 }],
])('%s', (facet, range) => {
  expect([...parseFacets([facet]).ranges.values()]).toEqual([[range]]);
});

describe('rejected parameters', () => {
  test.each([['ads_nothing:"x"'], ['price_USD:"cheap"'], ['price_USD:({1 2} 3)']])('%s', (facet) => {
    expect(() => parseFacets([facet])).toThrow(ApiErrorResponse);
  });
});

test('a listing URL names facets by their name or field', () => {
  const { values, ranges } = parseNamedFacets(
    [
      'FRAME_SHAPE:round',
      'ads_f40020_ntk_cs:oval',
      'ManufacturerName:Alder & Quay',
      'OfferPrice_USD:({50 100} 100)',
      'PRICE:100-150.5',
      'TOTAL_WIDTH:135-',
    ],
    'USD',
  );
  expect(values.get('ads_f40020_ntk_cs')).toEqual(['round', 'oval']);
  expect(values.get('mfName_ntk_cs')).toEqual(['Alder & Quay']);
  expect(ranges.get('price_USD')).toEqual([
    { low: 50, high: 100 },
    { low: 100, high: 150.5 },
  ]);
  expect(ranges.get('ads_f40041_ntk_d')).toEqual([{ low: 135 }]);
});
