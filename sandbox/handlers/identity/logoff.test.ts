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
