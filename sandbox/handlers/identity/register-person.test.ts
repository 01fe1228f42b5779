import { expect, it } from 'vitest';
import { becomeGuest, logOn, userIdOf } from '../../testing/shoppers';
import { testSandbox } from '../../testing/test-sandbox';

const PATH = '/wcs/resources/store/10851/person?updateCookies=true';
const person = {
  logonId: 'Ana@Example.com',
  logonPassword: 'Linden-42-grove',
  logonPasswordVerify: 'Linden-42-grove',
  firstName: 'Ana',
  lastName: 'Diaz',
  email1: 'ana@example.com',
  preferredLanguage: '-50',
};

it('creates an account and signs in; the account can sign in again, and its password is not stored', async () => {
  const { client, sandbox } = testSandbox();
  const shopper = client();
  const { status, body } = await shopper.postJson(PATH, person);
  expect(status).toBe(201);
  expect(body).toMatchObject({ resourceName: 'person', addressId: `8${body.userId}` });
  expect(await userIdOf(shopper)).toBe(Number(body.userId));
  const contact = await shopper.get('/wcs/resources/store/10851/person/@self/contact');
  expect(contact.body.contact[0]).toMatchObject({ firstName: 'Ana', email1: 'ana@example.com' });
  expect((await logOn(client(), 'ana', { password: 'Linden-42-grove' })).body.success).toBe(true);
  expect(JSON.stringify(sandbox.context.state.export())).not.toContain('Linden-42-grove');
});

it('signs in with a password and an email in another Unicode form, as other keyboards write them', async () => {
  const { client } = testSandbox();
  const [email, password] = ['josé@example.com', 'Géranium-42'];
  const { status } = await client().postJson(PATH, {
    ...person,
    logonId: email.normalize('NFD'),
    email1: email.normalize('NFD'),
    logonPassword: password.normalize('NFD'),
    logonPasswordVerify: password,
  });
  expect(status).toBe(201);
  const signIn = await logOn(client(), 'josé', { password: password.normalize('NFC') });
  expect(signIn.body.success).toBe(true);
});

it.each([64, 128])('takes a password of %d characters, all of which count', async (length) => {
  const { client } = testSandbox();
  const password = 'a long walk by the lake '.repeat(6).slice(0, length - 1);
  const fields = { logonPassword: `${password}!`, logonPasswordVerify: `${password}!` };
  expect((await client().postJson(PATH, { ...person, ...fields })).status).toBe(201);
  expect((await logOn(client(), 'ana', { password: `${password}?` })).body.success).toBe(false);
  expect((await logOn(client(), 'ana', { password: `${password}!` })).body.success).toBe(true);
});

it('gives a guest a new id', async () => {
  const shopper = testSandbox().client();
  const guestId = await becomeGuest(shopper);
  const { body } = await shopper.postJson(PATH, person);
  expect(body.userId).not.toBe(guestId);
  expect(await userIdOf(shopper)).toBe(Number(body.userId));
});

it.each([
  ['_ERR_LOGONID_ALREDY_EXIST', 'Ada.Marsh@example.com', { logonId: 'Ada.Marsh@example.com' }],
  ['_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD', '8,1,1', { logonPassword: 'Short-1' }],
  ['_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD', '8,1,1', { logonPassword: 'no-digit-in-it' }],
  ['_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD', '8,1,1', { logonPassword: '1234-5678' }],
  // Entries from the list of the most common passwords.
  ['_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD', '8,1,1', { logonPassword: 'Rush2112' }],
  // Only a request that would create an account reveals whether there is one.
  [
    '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD',
    '8,1,1',
    { logonId: 'ada.marsh@example.com', logonPassword: 'Short-1' },
  ],
  ['_ERR_BAD_PARMS', 'logonPasswordVerify', { logonPasswordVerify: 'Linden-43-grove' }],
  ['_ERR_BAD_PARMS', 'body.email1', { email1: 'ana' }],
])('rejects with %s and %s', async (errorKey, errorParameters, change) => {
  const { client, sandbox } = testSandbox();
  const { status, body } = await client().postJson(PATH, { ...person, ...change });
  expect(status).toBe(400);
  expect(body.errors[0]).toMatchObject({ errorKey, errorParameters });
  expect(sandbox.context.state.users.count()).toBe(8);
});

it('allows one account per country for the same email', async () => {
  const { client } = testSandbox();
  const { status } = await client().postJson(PATH, { ...person, logonId: 'owen.fraser@example.com' });
  expect(status).toBe(201);
});
