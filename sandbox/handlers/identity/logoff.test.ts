import { expect, it } from 'vitest';
import { logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/webapp/wcs/stores/servlet/Logoff?storeId=10851&catalogId=10101';

it('ends the session and redirects to URL', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  await logOn(shopper, 'ada.marsh');
  const { status, headers } = await shopper.get(`${PATH}&langId=-1&URL=/lc-us/faq`);
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/lc-us/faq');
  expect(await userIdOf(shopper)).toBe(-1002);
  expect(sandbox.context.state.sessions.count()).toBe(0);
});

it('ends every session that the request carries', async () => {
  const { client, sandbox } = testSandbox();
  const { sessions } = sandbox.context.state;
  const [first, second] = [client(), client()];
  await logOn(first, 'ada.marsh');
  await logOn(second, 'noor.haddad');
  const cookie = `${first.cookieHeader}; ${second.cookieHeader}`;
  const request = new Request(`https://store.test${PATH}&langId=-1`, { headers: { cookie } });
  const response = await sandbox.fetch(request);
  expect(sessions.count()).toBe(0);
  const removed = response.headers.getSetCookie().filter((text) => text.includes('Max-Age=0'));
  expect(removed).toHaveLength(4);
});

it.each([
  ['&langId=-50', '/es-us'],
  ['', '/lc-us'],
  ['&URL=https://example.com', '/lc-us'],
  ['&URL=javascript:alert(1)', '/lc-us'],
])('redirects to the home page with "%s", signed in or not', async (query, target) => {
  const { status, headers } = await testSandbox()
    .client()
    .get(PATH + query);
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(target);
});

it('rejects a request without a store', async () => {
  expect((await testSandbox().client().get('/webapp/wcs/stores/servlet/Logoff')).status).toBe(400);
});
