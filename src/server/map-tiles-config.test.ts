import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { mapTilesUrl } from './map-tiles-config';

const url = 'https://tiles.example.com/{z}/{x}/{y}.png';

it('has no tiles without a setting', () => {
  expect(mapTilesUrl(undefined)).toBeUndefined();
  expect(mapTilesUrl('')).toBeUndefined();
});

it('takes an HTTPS address with its three parts', () => {
  expect(mapTilesUrl(url)).toBe(url);
});

it.each(['http://tiles.example.com/{z}/{x}/{y}.png', 'https://tiles.example.com/{z}/{x}.png', 'tiles'])(
  'rejects %s',
  (wrong) => {
    expect(() => mapTilesUrl(wrong)).toThrow('MAP_TILES_URL');
  },
);

it('allows images of the tiles’ origin, and gives the map their address', async () => {
  const { app } = storefrontOver(
    testSandbox().sandbox.fetch,
    {},
    { mapTiles: { url, attribution: '', maxZoom: 19 } },
  );
  const response = await app.request('/lc-us');
  expect(response.headers.get('content-security-policy')).toContain(
    "img-src 'self' data: blob: https://tiles.example.com;",
  );
  expect(await response.text()).toContain('name="map-tiles"');
});
