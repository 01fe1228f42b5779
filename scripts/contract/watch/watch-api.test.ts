import { createSandbox } from '@sandbox/create-sandbox';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { expect, it } from 'vitest';
import type { ApiConnection } from '@/server/api-connection';
import { withContractWatch } from '@/server/contract-watch';
import { publicOrigins } from '@/server/public-origins';
import { storefrontOver } from '../../../tests/support/test-storefront';
import { messageDefects } from '../mutation/message-defects';
import { plantDefect } from '../mutation/plant-defect';
import { storeContract } from '../store-contract';
import { watchApi } from './watch-api';

const ESPOT = '/wcs/resources/store/10851/espot/X?langId=-1';
const watched = { CONTRACT_CHECK: '1', WCS_ORIGIN: 'https://commerce.example.com' };

function connection(send: ApiConnection['send']): ApiConnection {
  return { description: 'test', send, close: () => undefined };
}

it('loads nothing without CONTRACT_CHECK=1', async () => {
  const api = connection(async () => new Response());
  const load = () => Promise.reject(new Error('must not be loaded'));
  for (const environment of [{}, { CONTRACT_CHECK: '0' }, { WCS_ORIGIN: 'https://commerce.example.com' }])
    expect(await withContractWatch(api, environment, load)).toBe(api);
  const { app } = storefrontOver(api.send);
  const response = await app.request('/contract-findings');
  expect(await response.text()).not.toContain('Contract findings');
});

it('the store shows what did not fit in its calls, its server-side ones included', async () => {
  const { context } = testSandbox().sandbox;
  const operation = storeContract.byId.get('getEspot');
  const kind = messageDefects.find(({ name }) => name === 'undocumented status');
  if (!operation || !kind) throw new Error('Nothing to plant.');
  const planted = plantDefect(createSandbox({ context }).fetch, kind, operation);
  const api = await withContractWatch(connection(planted.transport), watched, async () => ({ watchApi }));
  const { app } = storefrontOver(api.send, api, { origins: publicOrigins('https://www.example.com') });

  const page = await app.request('https://www.example.com/lc-us');
  expect(page.status).toBe(200);
  await page.text();
  const forwarded = await app.request(`https://www.example.com${ESPOT}`);
  expect(forwarded.status).toBe(418);
  await forwarded.text();

  const findings = () =>
    app.request('/contract-findings', {}, { incoming: { socket: { remoteAddress: '::1' } } });
  await expect
    .poll(async () => (await findings()).text())
    .toMatch(/getEspot\/status\/418 <span class="count">([2-9]|\d\d) ×/);
  api.close();
});

it('passes on bodies in both directions, and errors', { tags: 'full-run' }, async () => {
  const { sandbox } = testSandbox();
  const failing = await watchApi(
    connection(() => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } }))),
    { url: 'http://host.test' },
  );
  await expect(failing.send(new Request(`http://store.test${ESPOT}`))).rejects.toThrow('fetch failed');
  failing.close();

  const api = await watchApi(connection(sandbox.fetch), { url: 'http://host.test' });
  const body = new URLSearchParams({
    email: 'a@example.com',
    storeId: '10851',
    langId: '-1',
    URL: '/lc-us',
    emailType: 'newsletter',
  });
  const request = () =>
    new Request('http://store.test/webapp/wcs/stores/servlet/LCEmailSubscription', { method: 'POST', body });
  const [first, second] = [await api.send(request()), await sandbox.fetch(request())];
  expect(first.status).toBe(second.status);
  expect(await first.text()).not.toBe('');
  api.close();
});
