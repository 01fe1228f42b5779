import { describe, expect, it } from 'vitest';
import { errorOf } from '../../testing/checkout';
import { becomeGuest, demoShopper, logOn, userIdOf } from '../../testing/shoppers';
import { signInWith } from '../../testing/social-sign-in';
import type { TestClient } from '../../testing/test-client';
import { testSandbox } from '../../testing/test-sandbox';

const PERSON = '/wcs/resources/store/10851/person/@self';
const NEW_PASSWORD = 'Harbor-17-light';
const ADA = { name: 'ada.marsh', password: demoShopper('ada.marsh').password };

async function ada() {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, ADA.name);
  return { test, shopper };
}

const person = async (shopper: TestClient) => (await shopper.get(PERSON)).body;
const update = (shopper: TestClient, body: unknown) => shopper.putJson(`${PERSON}/registration`, body);
const changePassword = (shopper: TestClient, fields: Record<string, string> = {}) =>
  shopper.putJson(`${PERSON}/password`, {
    logonPasswordOld: ADA.password,
    logonPassword: NEW_PASSWORD,
    logonPasswordVerify: NEW_PASSWORD,
    ...fields,
  });
const subscribe = (shopper: TestClient, email: string) =>
  shopper.postForm('/webapp/wcs/stores/servlet/LCEmailSubscription', {
    email,
    storeId: '10851',
    langId: '-1',
    URL: '/lc-us',
    emailType: 'newsletter',
  });

describe('names and newsletter', () => {
  it('are changed alone, and what is left out stays', async () => {
    const { shopper } = await ada();
    await update(shopper, { lastName: ' Marsh-Keller ' });
    await update(shopper, { receiveEmail: 'true' });
    expect(await person(shopper)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Marsh-Keller',
      receiveEmail: 'true',
      x_hasPassword: 'true',
    });
    const { contact } = (await shopper.get(`${PERSON}/contact`)).body;
    expect(contact[0]).toMatchObject({ firstName: 'Ada', lastName: 'Marsh-Keller' });
  });

  it('the newsletter is that of the footer, too', async () => {
    const { shopper } = await ada();
    await subscribe(shopper, 'Ada.Marsh@example.com');
    expect((await person(shopper)).receiveEmail).toBe('true');
    await update(shopper, { receiveEmail: 'false' });
    expect((await person(shopper)).receiveEmail).toBe('false');
    expect((await subscribe(shopper, 'ada.marsh@example.com')).body.status).toBe(200);
  });
});

describe('a new email', () => {
  const email1 = 'ada.keller@example.com';

  it('signs in from now on, takes the newsletter along, and needs the password', async () => {
    const { test, shopper } = await ada();
    await subscribe(shopper, 'ada.marsh@example.com');
    expect((await update(shopper, { email1 })).status).toBe(400);
    expect((await update(shopper, { email1, logonPassword: ADA.password })).status).toBe(200);
    expect(await person(shopper)).toMatchObject({ email1, logonId: email1, receiveEmail: 'true' });
    const other = test.client();
    expect((await logOn(other, ADA.name)).body.success).toBe(false);
    expect((await logOn(other, 'ada.keller', { password: ADA.password })).body.success).toBe(true);
    expect((await subscribe(other, 'ada.marsh@example.com')).body.status).toBe(200);
  });

  it.each([
    ['of another account', 'Rafael.Ybarra@example.com', '_ERR_LOGONID_ALREDY_EXIST'],
    ['with an impossible domain', 'ada@example.c', '_ERR_VALUE_FOR_PARM_NOT_SUPPORTED'],
  ])('%s is rejected', async (_, email, key) => {
    const { shopper } = await ada();
    const response = await update(shopper, { email1: email, logonPassword: ADA.password, firstName: 'Eve' });
    expect(errorOf(response).slice(0, 2)).toEqual([400, key]);
    expect(await person(shopper)).toMatchObject({ email1: 'ada.marsh@example.com', firstName: 'Ada' });
  });

  it('may be that of an account of the other country', async () => {
    const { shopper } = await ada();
    const response = await update(shopper, {
      email1: 'camille.gagnon@example.com',
      logonPassword: ADA.password,
    });
    expect(response.status).toBe(200);
  });
});

describe('a new password', () => {
  it('ends all other sessions', async () => {
    const { test, shopper } = await ada();
    const other = test.client();
    await logOn(other, ADA.name);
    expect((await changePassword(shopper)).status).toBe(200);
    expect((await other.get(PERSON)).status).toBe(401);
    expect((await shopper.get(PERSON)).status).toBe(200);
    expect((await logOn(other, ADA.name)).body.success).toBe(false);
    expect((await logOn(other, ADA.name, { password: NEW_PASSWORD })).body.success).toBe(true);
  });

  it.each([
    [{ logonPasswordOld: 'wrong' }, '_ERR_AUTHENTICATION_ERROR'],
    [{ logonPassword: 'short1' }, '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD'],
    [{ logonPasswordVerify: 'another-1' }, '_ERR_BAD_PARMS'],
  ])('%j is rejected', async (fields, key) => {
    const { test, shopper } = await ada();
    expect(errorOf(await changePassword(shopper, fields)).slice(0, 2)).toEqual([400, key]);
    expect((await logOn(test.client(), ADA.name)).body.success).toBe(true);
  });

  it('is locked after five wrong current ones', async () => {
    const { test, shopper } = await ada();
    const attempt = async (logonPasswordOld: string) =>
      errorOf(await changePassword(shopper, { logonPasswordOld }))[1];
    expect(await attempt('1')).toBe('_ERR_AUTHENTICATION_ERROR');
    // A wrong one in another form uses up a try, too.
    await update(shopper, { email1: 'new@example.com', logonPassword: '2' });
    await shopper.postJson(`${PERSON}/close`, { logonPassword: '3' });
    expect(await attempt('4')).toBe('_ERR_AUTHENTICATION_ERROR');
    expect(await attempt('5')).toBe('_ERR_ACCOUNT_LOCKED');
    expect(await attempt(ADA.password)).toBe('_ERR_ACCOUNT_LOCKED');
    test.advanceClock(30 * 60 * 1000 + 1);
    expect((await changePassword(shopper)).status).toBe(200);
  });
});

it('wrong passwords of strangers keep no signed-in member from a change', async () => {
  const { test, shopper } = await ada();
  for (let wrong = 0; wrong < 5; wrong += 1) await logOn(test.client(), ADA.name, { password: 'x' });
  expect((await logOn(test.client(), ADA.name)).body.errorCode).toBe('2490');
  expect((await changePassword(shopper)).status).toBe(200);
});

describe('an account of a social sign-in', () => {
  async function socialMember() {
    const test = testSandbox();
    const shopper = test.client();
    await signInWith({ sandbox: test.sandbox, client: shopper }, 'ben');
    return { test, shopper };
  }

  it('has no password to change, and is closed by its email', async () => {
    const { test, shopper } = await socialMember();
    const { email1, ...account } = await person(shopper);
    expect(account).toMatchObject({ x_hasPassword: 'false', x_socialProvider: 'google' });
    expect(errorOf(await changePassword(shopper))[1]).toBe('_ERR_NO_PASSWORD');
    const close = (logonId: string) => shopper.postJson(`${PERSON}/close`, { logonId });
    expect(errorOf(await close('ada.marsh@example.com'))[1]).toBe('_ERR_BAD_PARMS');
    expect((await close(` ${email1.toUpperCase()} `)).status).toBe(200);
    expect(test.sandbox.context.state.users.by('logonId', email1)).toEqual([]);
  });
});

it('is for members', async () => {
  const { client } = testSandbox();
  const shopper = client();
  const calls = () => [
    shopper.get(PERSON),
    shopper.get(`${PERSON}/data`),
    update(shopper, { firstName: 'Eve' }),
    changePassword(shopper),
    shopper.postJson(`${PERSON}/close`, { logonPassword: 'x' }),
    shopper.putJson(`${PERSON}/contact/home`, { primary: 'true' }),
    shopper.delete(`${PERSON}/contact/home`),
  ];
  for (const call of calls()) expect(errorOf(await call)[1]).toBe('USR.CWXFR0130E');
  await becomeGuest(shopper);
  for (const call of calls()) expect(errorOf(await call).slice(0, 2)).toEqual([403, '_ERR_USER_AUTHORITY']);
  expect(await userIdOf(shopper)).toBeGreaterThan(0);
});
