import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { directionsConfig } from './directions-config';

const url = 'https://maps.example.com/to/{latitude},{longitude}';

it.each([undefined, ''])('has none without a setting (%j)', (setting) => {
  expect(directionsConfig(setting)).toBeUndefined();
});

it.each([url, 'https://maps.example.com/?q={address}'])('takes %s', (setting) => {
  expect(directionsConfig(setting)).toBe(setting);
});

it.each(['http://maps.example.com/{address}', 'https://maps.example.com/{latitude}', 'maps'])(
  'rejects %s',
  (wrong) => {
    expect(() => directionsConfig(wrong)).toThrow('DIRECTIONS_URL');
  },
);

it('is on the page', async () => {
  const { app } = storefrontOver(testSandbox().sandbox.fetch, {}, { directionsUrl: url });
  const html = await (await app.request('/lc-us/stores/0279')).text();
  expect(html).toContain(`<meta name="directions-url" content="${url}"/>`);
});
