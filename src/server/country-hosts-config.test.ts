import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import { storefrontOver } from '../../tests/support/test-storefront';
import { countryHost } from './country-hosts-config';

const ca = 'www.example.ca';

it('has none without settings', () => {
  expect(countryHost('STORE_HOST_CA', undefined)).toBeUndefined();
  expect(countryHost('STORE_HOST_CA', '')).toBeUndefined();
});

it.each([ca, 'www.example.com:8443'])('takes %s', (host) => {
  expect(countryHost('STORE_HOST_CA', host)).toBe(host);
});

it.each(['https://www.example.com', 'www.example.com/lc-us', 'not a host'])('rejects %s', (wrong) => {
  expect(() => countryHost('STORE_HOST_US', wrong)).toThrow('STORE_HOST_US');
});

it('is named by the store finder', async () => {
  const { app } = storefrontOver(testSandbox().sandbox.fetch, {}, { countryHosts: { ca } });
  const html = await (await app.request('/lc-us/store-locator?location=Toronto')).text();
  expect(html).toContain('Did you mean to go to www.example.ca?');
});
