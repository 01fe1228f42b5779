import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { buildListingQuery, type ListingQuery, parseListingQuery } from './listing-query';
import { SORT_OPTIONS } from './sort-options';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

const DEFAULT_QUERY: ListingQuery = {
  term: '',
  facets: [],
  sort: undefined,
  page: 1,
  minPrice: undefined,
  maxPrice: undefined,
  otherParams: [],
};

describe('parseListingQuery', () => {
  it('parses every parameter', () => {
    expect(
      parse(
        'q=round+frames&facet=FRAME_SHAPE:round&facet=ManufacturerName:Alder+%26+Quay&sort=price-low&page=3&minPrice=50&maxPrice=99.5&sku[]=301122&sku[]=301123',
      ),
    ).toEqual({
      term: 'round frames',
      facets: [
        { name: 'FRAME_SHAPE', value: 'round' },
        { name: 'ManufacturerName', value: 'Alder & Quay' },
      ],
      sort: 'price-low',
      page: 3,
      minPrice: 5000,
      maxPrice: 9950,
      otherParams: [
        ['sku[]', '301122'],
        ['sku[]', '301123'],
      ],
    });
  });

  it('returns the default query for an empty query string', () => {
    expect(parse('')).toEqual(DEFAULT_QUERY);
  });

  it.each([
    ['page=0', 'page=-2', 'page=two', 'page=1.5', 'page='],
    [
      'sort=cheapest',
      'minPrice=',
      'minPrice=-5',
      'maxPrice=abc',
      'facet=',
      'facet=FRAME_SHAPE',
      'facet=:round',
    ],
  ])('ignores invalid values: %s …', (...inputs) => {
    for (const text of inputs) expect(parse(text)).toEqual(DEFAULT_QUERY);
  });

  it('keeps colons in a value, and drops duplicates', () => {
    const facets = [{ name: 'ManufacturerName', value: '1:2a' }];
    expect(parse('facet=ManufacturerName:1:2a&facet=ManufacturerName:1:2A').facets).toEqual(facets);
  });

  it('drops facets that the store does not have', () => {
    expect(parse('facet=x:y&facet=constructor:y&facet=SHAPE:round&facet=RIM_TYPE:full').facets).toEqual([
      { name: 'RIM_TYPE', value: 'full' },
    ]);
  });

  it.each([
    (index: number) => `facet=RIM_TYPE:${index}`,
    (index: number) => `facet=RIM_TYPE:${index}${'%27'.repeat(30)}`,
    (index: number) => `a${index}=${'%27'.repeat(30)}`,
    () => 'a',
  ])('makes no address that its links would repeat many times: %s', (parameter) => {
    const query = parse(Array.from({ length: 1000 }, (_, index) => parameter(index)).join('&'));
    expect(query.facets.length).toBeLessThanOrEqual(60);
    expect(buildListingQuery(query).length).toBeLessThanOrEqual(2001);
  });

  it('swaps a reversed price range, and accepts a decimal comma', () => {
    expect(parse('minPrice=200&maxPrice=99,90')).toMatchObject({ minPrice: 9990, maxPrice: 20000 });
  });

  it('limits the page to the last one of the commerce API', () => {
    expect(parse('page=99999').page).toBe(10_000);
  });
});

describe('buildListingQuery', () => {
  it('is empty for the default query', () => {
    expect(buildListingQuery(DEFAULT_QUERY)).toBe('');
  });

  it('builds a readable query string', () => {
    const facets = [{ name: 'FRAME_SHAPE', value: 'cat-eye' }];
    const query = { ...DEFAULT_QUERY, facets, minPrice: cents(5000), maxPrice: cents(9950), page: 2 };
    expect(buildListingQuery(query)).toBe('?facet=FRAME_SHAPE:cat-eye&minPrice=50&maxPrice=99.50&page=2');
  });

  it('round-trips any query', () => {
    const text = fc.string({ minLength: 1, maxLength: 5, unit: 'grapheme' });
    const facet = fc.record({ name: fc.constantFrom('FRAME_SHAPE', 'RIM_TYPE', 'PRICE'), value: text });
    const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });
    const knownParams = ['q', 'facet', 'sort', 'page', 'minPrice', 'maxPrice'];
    const queries = fc
      .record({
        term: fc.string({ maxLength: 200 }).map((term) => term.trim()),
        facets: fc.uniqueArray(facet, { selector: ({ name, value }) => `${name}:${value.toLowerCase()}` }),
        sort: fc.option(fc.constantFrom(...SORT_OPTIONS), { nil: undefined }),
        page: fc.integer({ min: 1, max: 10_000 }),
        prices: fc.tuple(price, price),
        otherParams: fc.array(fc.tuple(text, text).filter(([key]) => !knownParams.includes(key))),
      })
      .map(({ prices: [low, high], ...others }): ListingQuery => {
        const reversed = low !== undefined && high !== undefined && low > high;
        const [minPrice, maxPrice] = (reversed ? [high, low] : [low, high]).map((price) =>
          price === undefined ? undefined : cents(price),
        );
        return { ...others, minPrice, maxPrice };
      });
    fc.assert(
      fc.property(queries, (query) => {
        expect(parse(buildListingQuery(query))).toEqual(query);
      }),
    );
  });
});

it('truncates the search term to the contract’s 200 characters', () => {
  expect(parseListingQuery(new URLSearchParams({ q: 'w'.repeat(400) })).term).toBe('w'.repeat(200));
  expect(parseListingQuery(new URLSearchParams({ q: `${'w'.repeat(199)} round` })).term).toBe(
    'w'.repeat(199),
  );
});
