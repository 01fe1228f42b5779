import { describe, expect, test } from 'vitest';
import { catalogIndex } from './catalog-index';
import { parseFacets } from './facet-parameter';
import { findProducts } from './find-products';
import type { SearchRequest } from './search-request';
import { smallCatalog } from './testing/small-catalog';

const index = catalogIndex(smallCatalog());
const defaultRequest: SearchRequest = {
  query: '*',
  mode: 'all',
  language: 'en',
  currency: 'USD',
  selection: parseFacets(),
};

function search(request: Partial<SearchRequest>) {
  return findProducts(index, { ...defaultRequest, ...request });
}
function names(request: Partial<SearchRequest>): string[] {
  return search(request).hits.map(({ product }) => product.name);
}
function displayedUpcs(request: Partial<SearchRequest>): (string | undefined)[] {
  return search(request).hits.map(({ best }) => best.color?.upc);
}
function counts(field: string, request: Partial<SearchRequest>): Record<string, number> {
  const facet = index.valueFacets.find(({ facet }) => facet.field === field);
  const found = search(request).counts.get(field);
  return Object.fromEntries(
    (facet?.codes ?? [])
      .map((code, ordinal): [string, number] => [code, found?.[ordinal] ?? 0])
      .filter(([, count]) => count > 0),
  );
}

describe('queries', () => {
  test.each([
    ['abbott', ['Abbott']],
    ['ABB', ['Abbott']],
    ['etoile', ['Étoile']],
    ['étoile', ['Étoile']],
    ['round metal', ['Étoile']],
    ['metal round', ['Étoile']],
    ['ab-2041', ['Abbott']],
    ['ab2041', ['Abbott']],
    ['UPC-22', ['Canto']],
    ['sunglasses for men', ['Canto']],
    ['contacts', ['Dewlin One 30']],
    ['polarised', ['Canto']],
    ['nothing-of-the-kind', []],
  ])('%s finds %j', (query, expected) => {
    expect(names({ query })).toEqual(expected);
  });

  test('a word of a description matches only as a whole word', () => {
    expect(names({ query: 'reduced' })).toEqual(['Abbott']);
    expect(names({ query: 'redu' })).toEqual([]);
  });

  test('a query in another language than the site’s is matched', () => {
    expect(names({ query: 'écaille', language: 'en' })).toEqual(['Abbott']);
    expect(names({ query: 'anteojos de sol', language: 'fr' })).toEqual(['Canto']);
  });

  test.each([
    ['avaitor', ['Canto'], 'aviator'],
    ['rond metl', ['Étoile'], 'rond métal'],
    ['ronud', ['Étoile', 'Abbott'], 'round'],
    ['pelerin', ['Étoile'], 'pellerin'],
    ['xyzzyq avaitor', ['Canto'], 'aviator'],
    ['large round sunglasses', ['Canto'], 'large sunglasses'],
    ['shad', ['Canto'], undefined],
    ['aviator', ['Canto'], undefined],
    ['xyzzyq', [], undefined],
    ['reduced xyzzyq', [], undefined],
  ])('%s finds %j, searching for %s', (query, expected, searchedFor) => {
    expect(names({ query })).toEqual(expected);
    expect(search({ query }).searchedFor).toBe(searchedFor);
  });

  test.each([
    ['under 80', ['Dewlin One 30', 'Abbott'], undefined],
    ['frames between 100 and 150', ['Abbott', 'Canto'], undefined],
    ['avaitor under $150', ['Canto'], 'aviator under $150'],
    ['aviator under $50', ['Canto'], 'aviator'],
    ['under 20', [], undefined],
  ])('%s limits the price: %j, searching for %s', (query, expected, searchedFor) => {
    expect(names({ query })).toEqual(expected);
    expect(search({ query }).searchedFor).toBe(searchedFor);
  });

  test('a corrected word has its accents', () => {
    expect(search({ query: 'ecailel', language: 'fr' }).searchedFor).toBe('écaille');
  });

  test('words of two languages are understood together', () => {
    expect(names({ query: 'black anteojos', language: 'es' })).toEqual(['Étoile', 'Abbott', 'Canto']);
  });

  test('a word that merely occurs in descriptions is no spelling', () => {
    expect(search({ query: 'abbott redused' }).searchedFor).toBe('abbott');
  });

  test('any of the words, or the exact phrase', () => {
    expect(names({ query: 'abbott aviator', mode: 'any' }).sort()).toEqual(['Abbott', 'Canto']);
    expect(names({ query: 'honey tortoise', mode: 'phrase' })).toEqual(['Abbott']);
    expect(names({ query: 'tortoise honey', mode: 'phrase' })).toEqual([]);
  });

  test('the color named in the query is displayed', () => {
    expect(displayedUpcs({ query: 'abbott tortoise' })).toEqual(['UPC-12']);
    expect(displayedUpcs({ query: 'gold canto' })).toEqual(['UPC-22']);
  });

  test('a name ranks above a description', () => {
    const hits = search({ query: 'reduced abbott star canto', mode: 'any' }).hits;
    expect(hits.map(({ product }) => product.name)).toEqual(['Abbott', 'Canto', 'Étoile']);
  });
});

describe('facets', () => {
  test('values of one facet combine with OR, facets with AND', () => {
    const shapes = ['ads_f40020_ntk_cs:"round"', 'ads_f40020_ntk_cs:"aviator"'];
    expect(names({ selection: parseFacets(shapes) })).toEqual(['Canto', 'Étoile', 'Abbott']);
    expect(names({ selection: parseFacets([...shapes, 'ads_f40021_ntk_cs:"metal"']) })).toEqual([
      'Canto',
      'Étoile',
    ]);
  });

  test('one color must match all color facets', () => {
    const polarizedGold = ['ads_f40080_ntk_cs:"True"', 'ads_f40030_ntk_cs:"gold"'];
    expect(names({ selection: parseFacets(polarizedGold) })).toEqual([]);
    const polarizedBlack = ['ads_f40080_ntk_cs:"True"', 'ads_f40030_ntk_cs:"black"'];
    expect(names({ selection: parseFacets(polarizedBlack) })).toEqual(['Canto']);
  });

  test('a label in any language selects its code', () => {
    for (const text of ['Redonda', 'ronde', 'ROUND', 'round']) {
      expect(names({ selection: parseFacets([`ads_f40020_ntk_cs:"${text}"`]) })).toEqual([
        'Étoile',
        'Abbott',
      ]);
    }
  });

  test('a facet is counted without its own selection, but with all others', () => {
    const selection = parseFacets(['ads_f40020_ntk_cs:"round"', 'ads_f40030_ntk_cs:"gold"']);
    // Gold frames: Canto (aviator) and Étoile (round).
    expect(counts('ads_f40020_ntk_cs', { selection })).toEqual({ aviator: 1, round: 1 });
    // Round frames: Abbott in black and tortoise, Étoile in gold and black.
    expect(counts('ads_f40030_ntk_cs', { selection })).toEqual({ black: 2, tortoise: 1, gold: 1 });
    // Round and gold: Étoile alone.
    expect(counts('ads_f40021_ntk_cs', { selection })).toEqual({ metal: 1 });
  });

  test('products are counted, not their colors', () => {
    expect(counts('mfName_ntk_cs', {})).toEqual({
      Dewlin: 1,
      'Marlowe House': 1,
      Pagewright: 1,
      'Pellerin Douze': 1,
    });
  });

  test('an unused value finds nothing', () => {
    expect(names({ selection: parseFacets(['mfName_ntk_cs:"Nobody"']) })).toEqual([]);
  });

  test('ranges exclude their low end and include their high end', () => {
    // With promotions, Abbott black costs exactly 80 and tortoise 120, Canto black exactly 150 and gold 135.
    expect(names({ selection: parseFacets(['price_USD:({* 80} 80)']) })).toEqual(['Dewlin One 30', 'Abbott']);
    expect(names({ selection: parseFacets(['price_USD:({80 150} 150)']) })).toEqual(['Canto', 'Abbott']);
    expect(displayedUpcs({ selection: parseFacets(['price_USD:({80 150} 150)']) })).toEqual([
      'UPC-21',
      'UPC-12',
    ]);
    expect(names({ selection: parseFacets(['ads_f40041_ntk_d:({129 135} 135)']) })).toEqual(['Abbott']);
  });

  test('price bands count a product in each band of its colors', () => {
    // up to 50: Dewlin; 50–100: Abbott black; 100–150: Abbott tortoise and Canto; 200–300: Étoile
    expect([...(search({}).counts.get('price_USD') ?? [])]).toEqual([1, 1, 2, 0, 1, 0]);
  });

  test('a frame without a power range matches any power, a non-prescription frame none', () => {
    expect(names({ selection: parseFacets(['ads_f40075_ntk_d:({7.99 *} *)']) })).toEqual(['Étoile']);
  });
});

describe('limits and categories', () => {
  test('price limits are included at both ends', () => {
    expect(names({ minPrice: 12_000, maxPrice: 18_000 })).toEqual(['Canto', 'Abbott']);
  });

  test('unisex frames are in the women’s and the men’s category', () => {
    expect(names({ categoryId: '40010' })).toEqual(['Étoile', 'Abbott']);
    expect(names({ categoryId: '40011' })).toEqual(['Étoile']);
    expect(names({ categoryId: '40012' })).toEqual([]);
    expect(names({ categoryId: '40030' })).toEqual(['Dewlin One 30']);
  });
});

describe('order', () => {
  test.each([
    [undefined, ['Canto', 'Dewlin One 30', 'Étoile', 'Abbott']],
    ['1', ['Dewlin One 30', 'Abbott', 'Canto', 'Étoile']],
    ['2', ['Abbott', 'Canto', 'Dewlin One 30', 'Étoile']],
    ['3', ['Dewlin One 30', 'Abbott', 'Canto', 'Étoile']],
    ['4', ['Étoile', 'Canto', 'Abbott', 'Dewlin One 30']],
    ['5', ['Étoile', 'Abbott', 'Canto', 'Dewlin One 30']],
    ['6', ['Canto', 'Dewlin One 30', 'Étoile', 'Abbott']],
  ] as const)('orderBy %s', (orderBy, expected) => {
    expect(names({ orderBy })).toEqual(expected);
  });

  test('a color in stock is displayed before one that is not', () => {
    expect(displayedUpcs({ query: 'étoile' })).toEqual(['UPC-32']);
    expect(displayedUpcs({ query: 'étoile gold' })).toEqual(['UPC-31']);
  });
});
