import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/domain/money/cents';
import { buildListingQuery, type ListingQuery, parseListingQuery } from './listing-query';
import { SORT_NAMES } from './sort-names';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

const START: ListingQuery = {
  term: '',
  facets: [],
  sort: undefined,
  page: 1,
  minPrice: undefined,
  maxPrice: undefined,
  rest: [],
};

describe('parseListingQuery', () => {
  it('reads everything that an address can say', () => {
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
      rest: [
        ['sku[]', '301122'],
        ['sku[]', '301123'],
      ],
    });
  });

  it('is the start of the listing for an empty address', () => {
    expect(parse('')).toEqual(START);
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
  ])('takes what has no meaning as absent: %s …', (...texts) => {
    for (const text of texts) expect(parse(text)).toEqual(START);
  });

  it('keeps a value with a colon whole, and a value once', () => {
    expect(parse('facet=BOX:1:2&facet=BOX:1:2').facets).toEqual([{ name: 'BOX', value: '1:2' }]);
  });

  it('turns a price range the right way round, and takes a comma for the point', () => {
    expect(parse('minPrice=200&maxPrice=99,90')).toMatchObject({ minPrice: 9990, maxPrice: 20000 });
  });

  it('stops at the last page that the platform has', () => {
    expect(parse('page=99999').page).toBe(10_000);
  });
});

describe('buildListingQuery', () => {
  it('is empty for a listing as it opens', () => {
    expect(buildListingQuery(START)).toBe('');
  });

  it('writes an address that can be read', () => {
    const facets = [{ name: 'FRAME_SHAPE', value: 'cat-eye' }];
    const query = { ...START, facets, minPrice: cents(5000), maxPrice: cents(9950), page: 2 };
    expect(buildListingQuery(query)).toBe('?facet=FRAME_SHAPE:cat-eye&minPrice=50&maxPrice=99.50&page=2');
  });

  it('is read back as it was, whatever it holds', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    const word = fc.stringMatching(/^[A-Za-z0-9_.]+$/);
    const facet = fc.record({ name: word, value: text });
    const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });
    const own = ['q', 'facet', 'sort', 'page', 'minPrice', 'maxPrice'];
    const queries = fc
      .record({
        term: fc.string({ maxLength: 200 }).map((term) => term.trim()),
        facets: fc.uniqueArray(facet, { selector: ({ name, value }) => `${name}:${value}` }),
        sort: fc.option(fc.constantFrom(...SORT_NAMES), { nil: undefined }),
        page: fc.integer({ min: 1, max: 10_000 }),
        prices: fc.tuple(price, price),
        rest: fc.array(fc.tuple(text, text).filter(([key]) => !own.includes(key))),
      })
      .map(({ prices: [low, high], ...others }): ListingQuery => {
        const swap = low !== undefined && high !== undefined && low > high;
        const [minPrice, maxPrice] = (swap ? [high, low] : [low, high]).map((price) =>
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

it('cuts a search to the contract’s 200 characters, which an address may pass', () => {
  expect(parseListingQuery(new URLSearchParams({ q: 'w'.repeat(400) })).term).toBe('w'.repeat(200));
  expect(parseListingQuery(new URLSearchParams({ q: `${'w'.repeat(199)} round` })).term).toBe(
    'w'.repeat(199),
  );
});
