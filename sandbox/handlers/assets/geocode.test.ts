import { describe, expect, test } from 'vitest';
import { testSandbox } from '../../testing/test-sandbox';

const { client } = testSandbox();

async function geocode(address: string, extraQuery = '') {
  const { body } = await client().get(`/geocode?address=${encodeURIComponent(address)}${extraQuery}`);
  return body;
}

describe('finds', () => {
  test.each([
    // Coordinates from public maps, to a tenth of a degree (about 10 km).
    ['Cincinnati, OH', 39.1, -84.5, 'OH'],
    ['cincinnati ohio', 39.1, -84.5, 'OH'],
    ['512 Elm Street, Cincinnati, OH', 39.1, -84.5, 'OH'],
    ['Montreal', 45.5, -73.6, 'QC'],
    ['Montréal, Québec, Canada', 45.5, -73.6, 'QC'],
    ['St. Louis MO', 38.6, -90.2, 'MO'],
    ['Saint Louis', 38.6, -90.2, 'MO'],
    ['San Juan, Puerto Rico', 18.5, -66.1, 'PR'],
    ['New York', 40.7, -74.0, 'NY'],
    // An apostrophe may become a blank or nothing.
    ["St. John's NL", 47.6, -52.7, 'NL'],
    ['St Johns NL', 47.6, -52.7, 'NL'],
    ['Lees Summit', 38.9, -94.4, 'MO'],
    ['OFallon', 38.8, -90.7, 'MO'],
    ['Trois Rivieres', 46.3, -72.5, 'QC'],
    ['Mason, OH', 39.4, -84.3, 'OH'],
    ['Coeur d Alene', 47.7, -116.8, 'ID'],
    ['Virginia Beach', 36.9, -76.0, 'VA'],
    ['Vancouver, BC V6B 1A1', 49.3, -123.1, 'BC'],
    ['10001', 40.8, -74.0, 'NY'],
    ['10001-1234', 40.8, -74.0, 'NY'],
    ['St Louis', 38.6, -90.2, 'MO'],
    ['saint louis missouri', 38.6, -90.2, 'MO'],
    ['45040 1234', 39.4, -84.3, 'OH'],
    ['mason ohio', 39.4, -84.3, 'OH'],
    ['MASON OH', 39.4, -84.3, 'OH'],
    ['montreal qc', 45.5, -73.6, 'QC'],
    ['Québec', 46.8, -71.2, 'QC'],
    ['quebec', 46.8, -71.2, 'QC'],
    ['saint jerome', 45.8, -74.0, 'QC'],
    ['h2y1c6', 45.5, -73.6, 'QC'],
    ['H2Y 1C6', 45.5, -73.6, 'QC'],
    ['ft worth tx', 32.7, -97.3, 'TX'],
    ['Beverly Hills', 34.1, -118.4, 'CA'],
    ['90210', 34.1, -118.4, 'CA'],
  ])('%s', async (address, latitude, longitude, region) => {
    const { status, results } = await geocode(address);
    expect(status).toBe('OK');
    const [{ geometry, address_components }] = results;
    expect(Math.abs(geometry.location.lat - latitude)).toBeLessThan(0.15);
    expect(Math.abs(geometry.location.lng - longitude)).toBeLessThan(0.15);
    const regionComponent = address_components.find(({ types }: { types: string[] }) =>
      types.includes('administrative_area_level_1'),
    );
    expect(regionComponent.short_name).toBe(region);
  });
});

test('returns the largest town first when several regions have one of this name', async () => {
  const { results } = await geocode('Portland');
  const regions = results.map(({ formatted_address }: { formatted_address: string }) => formatted_address);
  expect(regions.slice(0, 2)).toEqual(['Portland, OR, USA', 'Portland, ME, USA']);
});

test('filters by country, and searches all countries without a filter', async () => {
  expect(await geocode('Toronto', '&country=US&country=PR')).toEqual({ status: 'ZERO_RESULTS', results: [] });
  const { results } = await geocode('Toronto');
  expect(results[0].address_components.at(-1)).toEqual({
    long_name: 'Canada',
    short_name: 'CA',
    types: ['country', 'political'],
  });
  expect((await geocode('San Juan', '&country=PR')).status).toBe('OK');
  expect((await geocode('San Juan', '&country=CA')).status).toBe('ZERO_RESULTS');
});

test.each([
  ['London', 'CA', 'ON'],
  ['Vancouver', 'US&country=PR', 'WA'],
  ['Ontario', 'US&country=PR', 'CA'],
])('%s in %s is in %s', async (name, countries, region) => {
  const { results } = await geocode(name, `&country=${countries}`);
  const component = results[0].address_components.find(({ types }: { types: string[] }) =>
    types.includes('administrative_area_level_1'),
  );
  expect(component.short_name).toBe(region);
});

test('returns a state or province as a region, in the requested language', async () => {
  const { results } = await geocode('Colombie-Britannique', '&language=fr');
  expect(results[0]).toMatchObject({
    formatted_address: 'Colombie-Britannique, Canada',
    types: ['administrative_area_level_1', 'political'],
  });
});

test('returns ZERO_RESULTS for an unknown place', async () => {
  expect(await geocode('Zzyzzx')).toEqual({ status: 'ZERO_RESULTS', results: [] });
  expect(await geocode('!!!')).toEqual({ status: 'ZERO_RESULTS', results: [] });
});

describe('finds the place at a position', () => {
  test.each([
    // Positions from public maps.
    ['39.136,-84.503', 'Cincinnati', 'US'],
    ['42.331,-83.046', 'Detroit', 'US'],
    ['42.29,-83.03', 'Windsor', 'CA'],
    ['18.46,-66.1', 'San Juan', 'PR'],
    ['46.81,-71.22', 'Québec', 'CA'],
  ])('%s', async (latlng, city, country) => {
    const { body } = await client().get(`/geocode?latlng=${latlng}`);
    const [{ address_components, geometry }] = body.results;
    expect(address_components[0].long_name).toBe(city);
    expect(address_components.at(-1).short_name).toBe(country);
    expect(`${geometry.location.lat},${geometry.location.lng}`).toBe(latlng);
  });

  test('but none in the countries that are not searched, and none far away', async () => {
    const statusOf = async (query: string) => (await client().get(`/geocode?${query}`)).body.status;
    expect(await statusOf('latlng=43.65,-79.38&country=US&country=PR')).toBe('ZERO_RESULTS');
    expect(await statusOf('latlng=43.65,-79.38&country=CA')).toBe('OK');
    expect(await statusOf('latlng=48.86,2.35')).toBe('ZERO_RESULTS');
  });
});

test('returns 400 with an address and a position', async () => {
  expect((await client().get('/geocode?address=Mason&latlng=39.36,-84.31')).status).toBe(400);
});

test('returns 400 without an address', async () => {
  expect((await client().get('/geocode')).status).toBe(400);
});

test.each([
  ['90210', 'Beverly Hills, CA 90210, USA'],
  ['90210 1234', 'Beverly Hills, CA 90210, USA'],
  ['45040', 'Mason, OH 45040, USA'],
  ['45040 1234', 'Mason, OH 45040, USA'],
])('%s is in %s', async (postalCode, address) => {
  const { results } = await geocode(postalCode);
  expect(results[0].formatted_address).toBe(address);
});
