import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { countryHostsConfig } from './country-hosts-config';

const ca = 'www.example.ca';

it('has none without settings', () => {
  expect(countryHostsConfig({ us: undefined, ca: '' })).toBeUndefined();
});

it('takes one host or two', () => {
  expect(countryHostsConfig({ ca })).toEqual({ ca });
  expect(countryHostsConfig({ us: 'www.example.com:8443', ca })).toEqual({ us: 'www.example.com:8443', ca });
});

it.each(['https://www.example.com', 'www.example.com/lc-us', 'not a host'])('rejects %s', (wrong) => {
  expect(() => countryHostsConfig({ us: wrong })).toThrow('STORE_HOST_US');
});

it('is named by the store finder', async () => {
  const { app } = storefrontOver(testSandbox().sandbox.fetch, {}, { countryHosts: { ca } });
  const html = await (await app.request('/lc-us/store-locator?location=Toronto')).text();
  expect(html).toContain('Did you mean to go to www.example.ca?');
});
