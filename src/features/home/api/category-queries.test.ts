import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { bestsellers, categoryQuery } from './category-queries';

it('requests the most popular eyeglasses in the site language and currency', () => {
  const query = categoryQuery(siteByLocale('fr-ca'), { category: 'eyeglasses', order: 'popular' });
  expect(query.key).toEqual([
    '/search/resources/store/10852/productview/byCategory/40001',
    {
      catalogId: '10102',
      langId: '-25',
      currency: 'CAD',
      orderBy: '6',
      pageNumber: 1,
      pageSize: 8,
      profileName: 'MARLOWE_findProductsByCategory_Tiles',
    },
  ]);
});

it('sends the request that its key describes', async () => {
  const urls: string[] = [];
  const transport = async (request: Request) => {
    urls.push(request.url);
    return Response.json({ catalogEntryView: [] });
  };
  await categoryQuery(siteByLocale('es-us'), { category: 'sunglasses', order: 'newest' }).fetch({
    transport,
  });
  const [url] = urls.map((text) => new URL(text));
  expect(url?.pathname).toBe('/search/resources/store/10851/productview/byCategory/40002');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({ langId: '-50', orderBy: '5' });
});

it('strips unused fields from the response', async () => {
  const product = (uniqueID: string) => ({ uniqueID, longDescription: 'Long.' });
  const body = {
    facetView: [{ name: 'GENDER' }, { name: 'FRAME_SHAPE' }],
    catalogEntryView: [product('1'), product('2')],
  };
  const result = await categoryQuery(siteByLocale('lc-us'), bestsellers).fetch({
    transport: async () => Response.json(body),
  });
  expect(result).toEqual({
    facetView: [{ name: 'FRAME_SHAPE' }],
    catalogEntryView: [{ uniqueID: '1' }, { uniqueID: '2' }],
  });
});
