import type { CatalogSearchFacet, CatalogSearchResponse } from '@generated/catalog/model';
import { describe, expect, it } from 'vitest';
import { parseListingQuery } from '../state/listing-query';
import { type FacetSection, facetSections, selectedLabel } from './facet-sections';

const facetEntry = (field: string, code: string, label: string, count: number | string) => ({
  label,
  count,
  value: encodeURIComponent(`${field}:"${code}"`),
});

const shapes: CatalogSearchFacet = {
  name: 'FRAME_SHAPE',
  value: 'ads_f40020_ntk_cs',
  extendedData: { fname: 'Forme', allowMultipleValueSelection: 'true' },
  entry: [
    facetEntry('ads_f40020_ntk_cs', 'round', 'Ronde', 12),
    facetEntry('ads_f40020_ntk_cs', 'oval', 'Ovale', '3'),
  ],
};
const flag = (name: string, field: string, count: number): CatalogSearchFacet => ({
  name,
  value: field,
  entry: [facetEntry(field, 'True', name, count)],
});
const price: CatalogSearchFacet = {
  name: 'OfferPrice_USD',
  value: 'price_USD',
  extendedData: { fname: 'Prix' },
  entry: [
    { label: '({50 100} 100)', value: 'price_USD%3A%28%7B50+100%7D+100%29', count: 4 },
    { label: '({100 *} *)', value: 'price_USD%3A%28%7B100+*%7D+*%29', count: 11 },
  ],
};

const searchResponse = (...facetView: CatalogSearchFacet[]): CatalogSearchResponse => ({
  recordSetTotal: 15,
  recordSetCount: 15,
  recordSetStartNumber: 0,
  recordSetComplete: 'true',
  facetView,
  catalogEntryView: [],
});
const query = (text = '') => parseListingQuery(new URLSearchParams(text));

describe('facetSections', () => {
  it('has the values with numeric counts, and marks the selected ones', () => {
    const [section] = facetSections(searchResponse(shapes), query('facet=FRAME_SHAPE:oval'), 'eyeglasses');
    expect(section).toMatchObject({ id: 'FRAME_SHAPE', title: 'Forme' });
    expect(section?.options).toEqual([
      {
        name: 'FRAME_SHAPE',
        value: 'round',
        label: 'Ronde',
        count: 12,
        selected: false,
        singleSelect: false,
      },
      { name: 'FRAME_SHAPE', value: 'oval', label: 'Ovale', count: 3, selected: true, singleSelect: false },
    ]);
  });

  it('recognizes a value that the URL gives by its label, so that it can be removed', () => {
    const [section] = facetSections(searchResponse(shapes), query('facet=FRAME_SHAPE:Ronde'), 'eyeglasses');
    expect(section?.options[0]).toMatchObject({ value: 'Ronde', selected: true });
  });

  it('is in page order, with one name for the price facets of both currencies', () => {
    const sections = facetSections(searchResponse(price, shapes), query(), 'eyeglasses');
    expect(sections.map(({ id }) => id)).toEqual(['FRAME_SHAPE', 'PRICE']);
    expect(sections[1]?.options.map(({ value }) => value)).toEqual(['50-100', '100-']);
  });

  it('groups boolean facets, and leaves out one that all products have unless it is selected', () => {
    const [rx, tryOn] = [flag('ROXABLE', 'ads_f40073_ntk_cs', 15), flag('TRY_ON', 'ads_f40072_ntk_cs', 9)];
    const sectionNames = (text = '') =>
      facetSections(searchResponse(rx, tryOn), query(text), 'eyeglasses').map(({ id, title, options }) => [
        id,
        title,
        ...options.map(({ name }) => name),
      ]);
    expect(sectionNames()).toEqual([['SERVICES', undefined, 'TRY_ON']]);
    expect(sectionNames('facet=ROXABLE:True')).toEqual([['SERVICES', undefined, 'ROXABLE', 'TRY_ON']]);
  });

  it('keeps the position of earlier options; those without results have a count of 0', () => {
    const [round, oval] = shapes.entry;
    const square = facetEntry('ads_f40020_ntk_cs', 'square', 'Carrée', 2);
    const previousSections = facetSections(searchResponse(shapes, price), query(), 'eyeglasses');
    const nextResponse = searchResponse({
      ...shapes,
      entry: [square, { ...round, count: 1 }] as typeof shapes.entry,
    });
    const counts = (sections: FacetSection[]) =>
      sections.map(({ options }) => options.map(({ label, count, selected }) => [label, count, selected]));
    expect(oval?.label).toBe('Ovale');
    expect(
      counts(facetSections(nextResponse, query('facet=FRAME_SHAPE:round'), 'eyeglasses', previousSections)),
    ).toEqual([
      [
        ['Carrée', 2, false],
        ['Ronde', 1, true],
        ['Ovale', 0, false],
      ],
      [
        ['({50 100} 100)', 0, false],
        ['({100 *} *)', 0, false],
      ],
    ]);
  });

  it('keeps a facet that all products have by now, with its count', () => {
    const previousSections = facetSections(
      searchResponse(flag('TRY_ON', 'ads_f40072_ntk_cs', 9)),
      query(),
      'eyeglasses',
    );
    const nextResponse = searchResponse(flag('TRY_ON', 'ads_f40072_ntk_cs', 15));
    expect(facetSections(nextResponse, query(), 'eyeglasses')).toEqual([]);
    expect(facetSections(nextResponse, query(), 'eyeglasses', previousSections)[0]?.options).toMatchObject([
      { count: 15 },
    ]);
  });

  it('keeps a selected value removable even without results', () => {
    const previousSections = facetSections(
      searchResponse(shapes),
      query('facet=FRAME_SHAPE:oval'),
      'eyeglasses',
    );
    const emptyResponse = { ...searchResponse(), recordSetTotal: 0 };
    const [section] = facetSections(
      emptyResponse,
      query('facet=FRAME_SHAPE:oval'),
      'eyeglasses',
      previousSections,
    );
    expect(section).toMatchObject({
      title: 'Forme',
      options: [{ selected: false }, { selected: true, count: 0 }],
    });
  });

  it('puts the brands of contact lenses first and leaves their categories out', () => {
    const facet = (name: string, field: string): CatalogSearchFacet => ({
      name,
      value: field,
      entry: [facetEntry(field, 'a', 'A', 1), facetEntry(field, 'b', 'B', 2)],
    });
    const facets = [
      facet('ParentCatalogGroup', 'parentCatgroup_id_search'),
      facet('WEAR', 'ads_f40090_ntk_cs'),
      facet('ManufacturerName', 'mfName_ntk_cs'),
    ];
    const ids = facetSections(searchResponse(...facets), query(), 'contact-lenses').map(({ id }) => id);
    expect(ids).toEqual(['ManufacturerName', 'WEAR']);
  });

  it('is empty for a response without facets', () => {
    expect(facetSections({ ...searchResponse(), facetView: undefined }, query(), 'search')).toEqual([]);
  });
});

it('a selected value has its label from the response, or else is its own label', () => {
  const sections = facetSections(searchResponse(shapes), query(), 'eyeglasses');
  expect(selectedLabel(sections, { name: 'FRAME_SHAPE', value: 'ROUND' })).toBe('Ronde');
  expect(selectedLabel(sections, { name: 'RIM_TYPE', value: 'full' })).toBe('full');
});
