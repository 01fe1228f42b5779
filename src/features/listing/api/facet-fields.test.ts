import { describe, expect, it } from 'vitest';
import { storeByLocale } from '@/platform/store/store';
import { fromWireFacet, toWireFacet } from './facet-fields';

const us = storeByLocale('lc-us');

describe('toWireFacet', () => {
  it('writes index field and value', () => {
    expect(toWireFacet({ name: 'FRAME_SHAPE', value: 'cat-eye' }, us)).toBe('ads_f40020_ntk_cs:"cat-eye"');
    expect(toWireFacet({ name: 'ParentCatalogGroup', value: '40010' }, us)).toBe(
      'parentCatgroup_id_search:"40010"',
    );
  });

  it('keeps a quotation mark from ending the value', () => {
    expect(toWireFacet({ name: 'ManufacturerName', value: 'A"B\\C' }, us)).toBe('mfName_ntk_cs:"A\\"B\\\\C"');
  });

  it('writes price ranges for the currency of the store, with open ends', () => {
    const price = (value: string, store = us) => toWireFacet({ name: 'PRICE', value }, store);
    expect(price('100-200')).toBe('price_USD:({100 200} 200)');
    expect(price('-50')).toBe('price_USD:({* 50} 50)');
    expect(price('300-', storeByLocale('fr-ca'))).toBe('price_CAD:({300 *} *)');
  });

  it('begins a range of widths just below its end, since the platform leaves the end itself out', () => {
    expect(toWireFacet({ name: 'TOTAL_WIDTH', value: '133-139' }, us)).toBe(
      'ads_f40041_ntk_d:({132.999 139} 139)',
    );
  });

  it.each(['CUT', 'constructor', '__proto__'])('asks for nothing by the unknown name %s', (name) => {
    expect(toWireFacet({ name, value: 'x' }, us)).toBeUndefined();
  });

  it.each(['', '-', 'cheap', '10', '1-2-3', '1e3-2'])('asks for nothing by the range "%s"', (value) => {
    expect(toWireFacet({ name: 'PRICE', value }, us)).toBeUndefined();
  });
});

describe('fromWireFacet', () => {
  it('reads what the server hands out: encoded, a range, or the bare id of a category', () => {
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

  it('has no name for facets that are not in the table', () => {
    expect(fromWireFacet('CUT', 'ads_f1%3A%22x%22')).toBeUndefined();
  });

  it('survives text that is not encoded properly', () => {
    expect(fromWireFacet('ManufacturerName', 'mfName_ntk_cs:"100%"')?.value).toBe('100%');
  });
});
