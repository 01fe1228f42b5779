import { expect, it } from 'vitest';
import { logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const path = (storeId = '10851') =>
  `/wcs/resources/store/${storeId}/loginidentity/oauth_validate?updateCookies=true`;
const google = {
  authorizationProvider: 'google',
  accessToken: 'social-access-51c07e',
  name: 'Ana María Diaz',
  email: 'ana@example.com',
  logonId: 'ana@example.com',
};

it('creates an account on the first sign-in and reuses it on the next', async () => {
  const { client, sandbox } = testSandbox();
  const [first, second] = [client(), client()];
  const created = await first.postJson(path('10852'), google);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ resourceName: 'loginidentity', redirectURL: '/en-ca/account' });
  expect(sandbox.context.state.users.get(created.body.userId)).toMatchObject({
    registerType: 'R',
    country: 'CA',
    firstName: 'Ana',
    lastName: 'María Diaz',
  });
  const again = await second.postJson(path('10852'), { ...google, authorizationProvider: 'facebook' });
  expect(again.body.userId).toBe(created.body.userId);
  expect(await userIdOf(second)).toBe(Number(created.body.userId));
});

it('creates an account without a password; a password sign-in needs a reset first', async () => {
  const { client } = testSandbox();
  await client().postJson(path(), google);
  const { body } = await logOn(client(), 'ana', { password: 'Guessed-1' });
  expect(body).toMatchObject({ errorCode: 'PSW_RST', email: 'ana@example.com' });
});

it('rejects an invalid token', async () => {
  const shopper = testSandbox().client();
  const { status, body } = await shopper.postJson(path(), { ...google, accessToken: 'made-up' });
  expect(status).toBe(400);
  expect(body.errors[0].errorKey).toBe('_ERR_OAUTH_TOKEN_INVALID');
  expect(await userIdOf(shopper)).toBe(-1002);
});

it('rejects the email of an account with a password', async () => {
  const email = 'ada.marsh@example.com';
  const { status, body } = await testSandbox()
    .client()
    .postJson(path(), { ...google, email, logonId: email });
  expect(status).toBe(403);
  expect(body.errors[0]).toMatchObject({ errorKey: '_ERR_ACCOUNT_EXISTS', errorParameters: email });
});

it('rejects an unknown provider', async () => {
  const { status } = await testSandbox()
    .client()
    .postJson(path(), { ...google, authorizationProvider: 'other' });
  expect(status).toBe(400);
});
