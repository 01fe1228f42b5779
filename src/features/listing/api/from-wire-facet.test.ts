import { expect, it } from 'vitest';
import { fromWireFacet } from './from-wire-facet';

it('parses an encoded value, a range and a bare category id', () => {
  expect(fromWireFacet('ManufacturerName', 'mfName_ntk_cs%3A%22Alder+%26+Quay%22')).toEqual({
    name: 'ManufacturerName',
    value: 'Alder & Quay',
  });
  expect(fromWireFacet('ParentCatalogGroup', '40010')).toEqual({
    name: 'ParentCatalogGroup',
    value: '40010',
  });
  const range = (text: string) => fromWireFacet('OfferPrice_CAD', text)?.value;
  expect(range('price_CAD%3A%28%7B50+100%7D+100%29')).toBe('50-100');
  expect(range('price_CAD%3A%28%7B*+50%7D+50%29')).toBe('-50');
  expect(range('price_CAD%3A%28%7B300+*%7D+*%29')).toBe('300-');
});

it('returns undefined for unknown facets', () => {
  expect(fromWireFacet('CUT', 'ads_f1%3A%22x%22')).toBeUndefined();
});

it('survives text that is not encoded properly', () => {
  expect(fromWireFacet('ManufacturerName', 'mfName_ntk_cs:"100%"')?.value).toBe('100%');
});
