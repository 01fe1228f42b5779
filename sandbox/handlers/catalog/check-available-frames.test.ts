import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

/** These tests change no state, so they share one sandbox. */
const { sandbox, client } = testSandbox();

const PATH = '/wcs/resources/store/10851/catalog/10101/checkAvailableFrames';

describe('one frame from 0.25 to 6.00', () => {
  test.each([
    // Right eye: −5 −1 has a largest power of 6, which fits.
    [{ sphOD: '-5.00', sphOS: '-5.00', cylOD: '-1.00', cylOS: '-1.00' }, 1],
    // Right eye: −5 −1.25 has 6.25.
    [{ sphOD: '-5.00', sphOS: '-5.00', cylOD: '-1.25', cylOS: '-1.00' }, 0],
    [{ sphOD: '0.00', sphOS: '-1.00' }, 0],
  ])('%j: %d', async (prescriptionObject, count) => {
    const { body } = await client().postJson(PATH, {
      frame: { upc: 'UNKNOWN-1', minTotalPower: 0.25, maxTotalPower: 6 },
      prescriptionObject,
      selectedFacets: [],
      searchType: 'eyeglasses',
    });
    expect(body).toEqual({ response: { count, url: '/lc-us/eyeglasses' } });
  });
});

test('counts the compatible frames of a listing and returns its URL', async () => {
  const expected = sandbox.context.catalog.frames.filter(
    ({ category, shape, prescriptionReady, totalPower }) =>
      category === 'eyeglasses' && shape === 'oval' && prescriptionReady && (totalPower?.max ?? 99) >= 8,
  ).length;
  const { body } = await client().postJson(PATH, {
    frame: '',
    prescriptionObject: { sphOD: '-8.00', sphOS: '-7.50' },
    selectedFacets: ['FRAME_SHAPE:oval'],
    searchType: 'eyeglasses',
  });
  expect(body.response.count).toBe(expected);
  expect(expected).toBeGreaterThan(0);
  const url = new URL(body.response.url, 'http://shop.test');
  expect(url.pathname).toBe('/lc-us/eyeglasses');
  expect(url.searchParams.getAll('facet')).toEqual([
    'FRAME_SHAPE:oval',
    'ROXABLE:True',
    // The prescription has a power of 8. The next lower limit in the seed is 7. The URL does not contain the 8.
    'MAX_TOTAL_POWER:7-',
  ]);
  const listing = await client().get(
    `/search/resources/store/10851/productview/byCategory/40001?${new URLSearchParams([
      ['facet', 'ads_f40020_ntk_cs:"oval"'],
      ['facet', 'ads_f40073_ntk_cs:"True"'],
      ['facet', 'ads_f40075_ntk_d:({7 *} *)'],
    ])}`,
  );
  expect(listing.body.recordSetTotal).toBe(expected);
});

test('a weak prescription fits every prescription-ready frame, and the URL has no power facet', async () => {
  const { body } = await client().postJson(PATH, {
    frame: '',
    prescriptionObject: { sphOD: '-1.25', sphOS: '-0.50' },
    selectedFacets: [],
    searchType: 'eyeglasses',
  });
  expect(body.response.url).toBe('/lc-us/eyeglasses?facet=ROXABLE%3ATrue&page=1');
});

test('a frame that is not prescription-ready is never compatible, whatever range the request has', async () => {
  const frame = sandbox.context.catalog.frames.find(({ prescriptionReady }) => !prescriptionReady);
  const { body } = await client().postJson(`${PATH}?langId=-50`, {
    frame: { upc: frame?.colors[0]?.upc, minTotalPower: 0, maxTotalPower: 20 },
    prescriptionObject: { sphOD: '-1.00', sphOS: '-1.00' },
    selectedFacets: [],
    searchType: 'sunglasses',
  });
  expect(body.response).toEqual({ count: 0, url: '/es-us/sunglasses' });
});

test('filters by the search term', async () => {
  const { body } = await client().postJson(PATH, {
    frame: '',
    prescriptionObject: { sphOD: '-1.00', sphOS: '-1.00' },
    selectedFacets: [],
    searchType: 'search',
    searchTerm: 'abbott',
  });
  expect(body.response.count).toBe(1);
  expect(body.response.url).toMatch(/^\/lc-us\/search\?q=abbott&facet=/);
});

test.each([
  [{ prescriptionObject: { sphOD: '-1.00' } }],
  [{ prescriptionObject: { sphOD: '-1.00', sphOS: '-1.00', cylOD: '-0.50' } }],
  [{ selectedFacets: ['NOTHING:x'] }],
  // Missing parameters reject the call (003 §7).
  [{ frame: undefined }],
  [{ frame: 'UNKNOWN-1' }],
])('returns 400 for missing or unknown values: %j', async (invalidFields) => {
  const { status, body } = await client().postJson(PATH, {
    frame: '',
    prescriptionObject: { sphOD: '-1.00', sphOS: '-1.00' },
    selectedFacets: [],
    searchType: 'eyeglasses',
    ...invalidFields,
  });
  expect(status).toBe(400);
  expect(body.errors).toHaveLength(1);
});
