import { expect, it } from 'vitest';
import { framesQuestion } from './available-frames';
import { isFiltered } from './listing-to-filter';

const SPH = { OD: '-2.25', OS: '+1.00' };

it('asks with both eyes, and with what else is chosen', () => {
  expect(
    framesQuestion(
      { SPH, CYL: { OD: '-0.50', OS: '0.00' } },
      {
        searchType: 'eyeglasses',
        term: '',
        facets: ['FRAME_SHAPE:round', 'ROXABLE:True', 'MAX_TOTAL_POWER:7-'],
      },
    ),
  ).toEqual({
    prescriptionObject: { sphOD: '-2.25', sphOS: '+1.00', cylOD: '-0.50', cylOS: '0.00' },
    selectedFacets: ['FRAME_SHAPE:round'],
    searchType: 'eyeglasses',
  });
});

it('asks about a search by its words, and without a cylinder where there is none', () => {
  expect(framesQuestion({ SPH }, { searchType: 'search', term: 'abbott', facets: [] })).toEqual({
    prescriptionObject: { sphOD: '-2.25', sphOS: '+1.00' },
    selectedFacets: [],
    searchType: 'search',
    searchTerm: 'abbott',
  });
});

it('knows a listing that is narrowed already', () => {
  expect(isFiltered(['FRAME_SHAPE:round', 'ROXABLE:True'])).toBe(true);
  expect(isFiltered(['ROXABLE:False'])).toBe(false);
});
