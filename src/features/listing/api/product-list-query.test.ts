import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { parseListingQuery } from '../state/listing-query';
import { productListQuery } from './product-list-query';

const query = (text: string) => parseListingQuery(new URLSearchParams(text));
const searchResponse = {
  recordSetTotal: 1,
  catalogEntryView: [
    {
      uniqueID: '301100',
      partNumber: 'AL2041',
      name: 'Hollis',
      longDescription: 'Hand-polished acetate.',
      attributes: [{ identifier: 'MODEL_NAME', values: [{ value: 'Hollis' }] }],
    },
  ],
};

it('requests a category page for the site and language of the page', () => {
  const listQuery = productListQuery(
    siteByLocale('fr-ca'),
    'sunglasses',
    query('facet=FRAME_SHAPE:round&facet=NOBODY:knows&minPrice=50&page=2&sku[]=1'),
  );
  expect(listQuery?.key).toEqual([
    '/search/resources/store/10852/productview/byCategory/40002',
    {
      catalogId: '10102',
      langId: '-25',
      currency: 'CAD',
      facet: ['ads_f40020_ntk_cs:"round"'],
      minPrice: '50.00',
      orderBy: '6',
      pageNumber: 2,
      pageSize: 24,
      profileName: 'MARLOWE_findProductsByCategory_Tiles',
    },
  ]);
});

it('has one cache key for the same facets in any order', () => {
  const keyOf = (text: string) => productListQuery(siteByLocale('lc-us'), 'eyeglasses', query(text))?.key;
  expect(keyOf('facet=RIM_TYPE:full&facet=FRAME_SHAPE:round')).toEqual(
    keyOf('facet=FRAME_SHAPE:round&facet=RIM_TYPE:full'),
  );
});

it.each([
  ['round/metal', '/search/resources/store/10851/productview/bySearchTerm/round%20metal'],
  ['..', '/search/resources/store/10851/productview/bySearchTerm/..%20'],
])('requests a search for %j at its own path', async (term, path) => {
  const urls: URL[] = [];
  const transport = async (request: Request) => {
    urls.push(new URL(request.url));
    return Response.json(searchResponse);
  };
  const listQuery = productListQuery(siteByLocale('lc-us'), 'search', query(`q=${encodeURIComponent(term)}`));
  await listQuery?.fetch({ transport });
  expect(urls[0]?.pathname).toBe(path);
});

it('leaves the order of a search to the commerce API, and requests nothing without a term', async () => {
  const site = siteByLocale('lc-us');
  const urls: URL[] = [];
  const transport = async (request: Request) => {
    urls.push(new URL(request.url));
    return Response.json(searchResponse);
  };
  await productListQuery(site, 'search', query('q=a%26b?c'))?.fetch({ transport });
  expect(urls[0]?.pathname).toBe('/search/resources/store/10851/productview/bySearchTerm/a%26b%3Fc');
  expect(urls[0]?.searchParams.has('orderBy')).toBe(false);
  expect(productListQuery(site, 'search', query('q=+'))).toBeUndefined();
});

it('picks the fields of a tile from each product, and keeps the rest of the response', async () => {
  const transport = async () => Response.json(searchResponse);
  const listQuery = productListQuery(siteByLocale('lc-us'), 'eyeglasses', query(''));
  expect(await listQuery?.fetch({ transport })).toEqual({
    recordSetTotal: 1,
    catalogEntryView: [{ ...searchResponse.catalogEntryView[0], longDescription: undefined }],
  });
});
