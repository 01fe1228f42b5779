import type { CatalogSearchFacet } from '@generated/catalog/model';
import { expect, it } from 'vitest';
import { facetLinks } from './facet-links';

const brands: CatalogSearchFacet = {
  name: 'ManufacturerName',
  value: 'mfName_ntk_cs',
  entry: [
    { label: 'Corvenna', value: 'mfName_ntk_cs%3A%22Corvenna%22', count: '4' },
    { label: 'Hale & Rowe', value: 'mfName_ntk_cs%3A%22Hale+%26+Rowe%22', count: 31 },
    { label: 'No. "9"', value: 'mfName_ntk_cs%3A%22No.+%5C%229%5C%22%22', count: '12' },
    { label: 'Sold out', value: 'mfName_ntk_cs%3A%22Sold+out%22', count: 0 },
  ],
};

it('sorts values by product count and drops empty ones', () => {
  expect(facetLinks([brands], 'ManufacturerName', 8)).toEqual([
    { label: 'Hale & Rowe', facet: 'ManufacturerName:Hale & Rowe' },
    { label: 'No. "9"', facet: 'ManufacturerName:No. "9"' },
    { label: 'Corvenna', facet: 'ManufacturerName:Corvenna' },
  ]);
});

it('respects the limit and returns nothing for a missing facet', () => {
  expect(facetLinks([brands], 'ManufacturerName', 1)).toHaveLength(1);
  expect(facetLinks([brands], 'FRAME_SHAPE', 8)).toEqual([]);
  expect(facetLinks(undefined, 'FRAME_SHAPE', 8)).toEqual([]);
});
