import { expect, it } from 'vitest';
import { hashPassword } from '../../state/password-hash';
import { addGlassesTo, CART, prescriptionSku } from '../../testing/carts';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import { signInWith } from '../../testing/social-sign-in';
import { testSandbox } from '../../testing/test-sandbox';

function setUp() {
  const { sandbox, client, advanceClock } = testSandbox();
  const shopper = client();
  return { sandbox, newClient: client, advanceClock, shopper, test: { sandbox, client: shopper } };
}

it('creates an account on the first sign-in and reuses it on the next', async () => {
  const { test, sandbox, newClient } = setUp();
  const created = await signInWith(test, 'ana', { storeId: '10852', name: 'Ana María Diaz' });
  expect(created.status).toBe(201);
  expect(created.body.resourceName).toBe('loginidentity');
  expect(sandbox.context.state.users.get(created.body.userId)).toMatchObject({
    registerType: 'R',
    country: 'CA',
    firstName: 'Ana',
    lastName: 'María Diaz',
  });
  const second = newClient();
  const repeated = await signInWith({ sandbox, client: second }, 'ana', { storeId: '10852' });
  expect(repeated.body.userId).toBe(created.body.userId);
  expect(await userIdOf(second)).toBe(Number(created.body.userId));
});

it('leads to the account page in the language of the request', async () => {
  const { test } = setUp();
  const spanish = await signInWith(test, 'ana', { query: '&langId=-50' });
  expect(spanish.body.redirectURL).toBe('/lc-us/account?catalogId=10101&langId=-50&storeId=10851');
  const canadian = await signInWith(test, 'ana', { storeId: '10852' });
  expect(canadian.body.redirectURL).toBe('/en-ca/account?catalogId=10102&langId=-24&storeId=10852');
});

it('takes the guest’s cart to the account', async () => {
  const { test, sandbox, shopper } = setUp();
  await becomeGuest(shopper);
  await addGlassesTo(shopper, prescriptionSku(sandbox.context.catalog));
  await signInWith(test, 'ben');
  expect((await shopper.get(`${CART}/@self`)).body.orderItem).toHaveLength(1);
});

it('creates an account without a password, which a password sign-in does not disclose', async () => {
  const { test, newClient } = setUp();
  await signInWith(test, 'ana');
  const guess = async (name: string) => (await logOn(newClient(), name, { password: 'Guessed-1' })).body;
  expect(await guess('ana')).toEqual(await guess('nobody'));
});

it.each([
  ['a made-up token', { accessToken: 'social-access-made-up' }],
  ['the token of another provider', { authorizationProvider: 'facebook' }],
  ['another email', { email: 'ben.okafor@example.com' }],
  ['another logon id', { logonId: 'ada.marsh@example.com' }],
])('rejects %s', async (_, fields) => {
  const { test, shopper } = setUp();
  const { status, body } = await signInWith(test, 'ana', fields);
  expect([status, body.errors[0].errorKey]).toEqual([400, '_ERR_OAUTH_TOKEN_INVALID']);
  expect(await userIdOf(shopper)).toBe(-1002);
});

it('rejects the email of an account with a password', async () => {
  const { test } = setUp();
  const { status, body } = await signInWith(test, 'ada');
  expect(status).toBe(403);
  expect(body.errors[0]).toMatchObject({
    errorKey: '_ERR_ACCOUNT_EXISTS',
    errorParameters: 'ada.marsh@example.com',
  });
});

it('rejects the email of an account of another provider', async () => {
  const { test, newClient } = setUp();
  await signInWith(test, 'ana');
  const stranger = newClient();
  const { status, body } = await signInWith({ ...test, client: stranger }, 'ana-2');
  expect([status, body.errors[0].errorKey]).toEqual([403, '_ERR_ACCOUNT_EXISTS']);
  expect(await userIdOf(stranger)).toBe(-1002);
});

it('rejects an email that the member has changed to, and the provider has not confirmed', async () => {
  const { test, sandbox, newClient } = setUp();
  const { state } = sandbox.context;
  const { body: ben } = await signInWith(test, 'ben');
  const logonPassword = 'Harbor-17-light';
  state.users.update(ben.userId, { passwordHash: hashPassword(logonPassword, 'salt') });
  const registration = '/wcs/resources/store/10851/person/@self/registration';
  await test.client.putJson(registration, { email1: 'ana@example.com', logonPassword });
  expect((await signInWith({ ...test, client: newClient() }, 'ana')).status).toBe(403);
  const again = await signInWith({ ...test, client: newClient() }, 'ben');
  expect(again.body.userId).not.toBe(ben.userId);
});

it('rejects an unknown provider', async () => {
  const { test } = setUp();
  expect((await signInWith(test, 'ana', { authorizationProvider: 'other' })).status).toBe(400);
});
