import { expect, test } from 'vitest';
import { geocodeOutcome } from './geocoded-place';

const result = (country: string) => ({
  formatted_address: 'Springfield, IL, USA',
  geometry: { location: { lat: 39.8, lng: -89.6 } },
  types: ['locality'],
  address_components: [{ long_name: 'x', short_name: country, types: ['country', 'political'] }],
});

test.each([
  ['US', 'us'],
  ['PR', 'us'],
  ['CA', 'ca'],
  ['MX', undefined],
])('a place in %s is served by %s', (code, country) => {
  expect(geocodeOutcome({ status: 'OK', results: [result(code)] })).toEqual({
    status: 'found',
    places: [{ name: 'Springfield, IL, USA', position: { latitude: 39.8, longitude: -89.6 }, country }],
  });
});

test.each([
  ['ZERO_RESULTS', 'none'],
  ['INVALID_REQUEST', 'none'],
  ['OVER_QUERY_LIMIT', 'failed'],
  ['REQUEST_DENIED', 'failed'],
  ['OK', 'none'],
] as const)('%s without results means %s', (status, outcome) => {
  expect(geocodeOutcome({ status, results: [] })).toEqual({ status: outcome });
});
