import { expect, it } from 'vitest';
import { availableFramesRequest } from './available-frames';
import { isPrescriptionFiltered } from './filterable-listing';

const SPH = { OD: '-2.25', OS: '+1.00' };

it('sends both eyes and the other selected facets', () => {
  expect(
    availableFramesRequest(
      { SPH, CYL: { OD: '-0.50', OS: '0.00' } },
      {
        searchType: 'eyeglasses',
        term: '',
        facets: ['FRAME_SHAPE:round', 'ROXABLE:True', 'MAX_TOTAL_POWER:7-'],
      },
    ),
  ).toEqual({
    frame: '',
    prescriptionObject: { sphOD: '-2.25', sphOS: '+1.00', cylOD: '-0.50', cylOS: '0.00' },
    selectedFacets: ['FRAME_SHAPE:round'],
    searchType: 'eyeglasses',
  });
});

it('sends the search term, and omits a missing cylinder', () => {
  expect(availableFramesRequest({ SPH }, { searchType: 'search', term: 'abbott', facets: [] })).toEqual({
    frame: '',
    prescriptionObject: { sphOD: '-2.25', sphOS: '+1.00' },
    selectedFacets: [],
    searchType: 'search',
    searchTerm: 'abbott',
  });
});

it('recognizes a listing that is already filtered', () => {
  expect(isPrescriptionFiltered(['FRAME_SHAPE:round', 'ROXABLE:True'])).toBe(true);
  expect(isPrescriptionFiltered(['ROXABLE:False'])).toBe(false);
});
