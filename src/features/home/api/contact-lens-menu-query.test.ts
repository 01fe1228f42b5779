import type { ProductViewResponse } from '@generated/catalog/model/index';
import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { contactLensMenuQuery } from './contact-lens-menu-query';
import { toMenuBrands, toMenuLenses } from './contact-lens-menu-view';

const body: ProductViewResponse = {
  recordSetTotal: '60',
  recordSetCount: '1',
  recordSetStartNumber: '0',
  recordSetComplete: 'false',
  FacetView: [
    { name: 'WEAR', value: 'ads_f1', Entry: [] },
    {
      name: 'ManufacturerName',
      value: 'mfName_ntk_cs',
      Entry: [
        { label: 'Marlowe Contacts', count: '6', entryValue: 'mfName_ntk_cs%3A%22Marlowe+Contacts%22' },
      ],
    },
  ],
  CatalogEntryView: [
    {
      uniqueID: '1',
      partNumber: '2200000000019',
      name: 'One 30',
      thumbnail: '/assets/frames/1-front.svg',
      longDescription: 'Long.',
    },
  ],
};

it('requests seven lenses and strips unused fields', async () => {
  const requestedUrls: URL[] = [];
  const result = await contactLensMenuQuery(siteByLocale('fr-ca')).fetch({
    transport: async ({ url }) => {
      requestedUrls.push(new URL(url));
      return Response.json(body);
    },
  });
  expect(requestedUrls.map(({ pathname }) => pathname)).toEqual([
    '/wcs/resources/store/10852/productview/bySearchTerm/*',
  ]);
  expect(Object.fromEntries(requestedUrls[0]?.searchParams ?? [])).toEqual({
    facet: 'parentCatgroup_id_search:"40003"',
    pageSize: '7',
    pageNumber: '1',
    catalogId: '10102',
    langId: '-25',
    currency: 'CAD',
  });
  expect(result.FacetView?.map(({ name }) => name)).toEqual(['ManufacturerName']);
  expect(result.CatalogEntryView).toEqual([
    { uniqueID: '1', partNumber: '2200000000019', name: 'One 30', thumbnail: '/assets/frames/1-front.svg' },
  ]);
});

it('maps lenses and brands', () => {
  expect(toMenuLenses(body)).toEqual([
    { name: 'One 30', upc: '2200000000019', image: '/assets/frames/1-front.svg' },
  ]);
  expect(toMenuBrands(body)).toEqual([
    {
      name: 'Marlowe Contacts',
      facet: 'mfName_ntk_cs:"Marlowe Contacts"',
      listingFacet: 'ManufacturerName:Marlowe Contacts',
    },
  ]);
  expect(toMenuBrands({ ...body, FacetView: [] })).toEqual([]);
});
