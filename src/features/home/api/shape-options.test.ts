import type { CatalogSearchResponse } from '@generated/catalog/model/index';
import { expect, it } from 'vitest';
import { toShapeOptions } from './shape-options';

const searchResponse = (
  entry: { label: string; value: string; count: number | string }[],
): CatalogSearchResponse => ({
  recordSetTotal: 1,
  recordSetCount: 1,
  recordSetStartNumber: 0,
  recordSetComplete: 'true',
  facetView: [
    { name: 'GENDER', value: 'ads_f1', entry: [] },
    { name: 'FRAME_SHAPE', value: 'ads_f2', entry },
  ],
  catalogEntryView: [],
});

const round = { label: 'Ronde', value: 'ads_f2%3A%22round%22', count: 9 };
const catEye = { label: 'Œil de chat', value: 'ads_f2%3A%22cat-eye%22', count: '12' };

it('sorts shapes by frame count and parses the facet code', () => {
  expect(toShapeOptions(searchResponse([round, catEye]))).toEqual([
    { label: 'Œil de chat', code: 'cat-eye', facet: 'FRAME_SHAPE:cat-eye' },
    { label: 'Ronde', code: 'round', facet: 'FRAME_SHAPE:round' },
  ]);
});

it('drops shapes without frames', () => {
  expect(toShapeOptions(searchResponse([{ ...round, count: 0 }]))).toEqual([]);
  expect(toShapeOptions({ ...searchResponse([]), facetView: [] })).toEqual([]);
});
