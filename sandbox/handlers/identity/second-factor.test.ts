import { describe, expect, it } from 'vitest';
import { oneTimeCode, stepAt } from '../../state/one-time-code';
import { hashPassword } from '../../state/password-hash';
import { errorOf } from '../../testing/checkout';
import { demoShopper, logOn } from '../../testing/shoppers';
import { signInWith } from '../../testing/social-sign-in';
import type { TestClient } from '../../testing/test-client';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

const PERSON = '/wcs/resources/store/10851/person/@self';
const FACTOR = `${PERSON}/secondfactor`;
const MINUTE = 60_000;
const password = demoShopper('ada.marsh').password;

const start = (shopper: TestClient, logonPassword = password) => shopper.postJson(FACTOR, { logonPassword });
const confirm = (shopper: TestClient, code: string) => shopper.putJson(FACTOR, { x_oneTimeCode: code });
const turnOff = (shopper: TestClient, code: string, logonPassword = password) =>
  shopper.postJson(`${FACTOR}/off`, { logonPassword, x_oneTimeCode: code });

/** Returns the code that the app shows now, or in so many steps. */
const codeOf = ({ sandbox }: TestSandbox, key: string, steps = 0) =>
  oneTimeCode(key, stepAt(sandbox.context.now().getTime()) + steps);

/** Returns a code that is not that of now, or next to it. */
const wrongCode = (test: TestSandbox, key: string) => {
  const right = [-1, 0, 1].map((steps) => codeOf(test, key, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

async function ada() {
  const test = testSandbox();
  const shopper = test.client();
  await logOn(shopper, 'ada.marsh');
  const { secret: key } = (await start(shopper)).body as { secret: string };
  return { test, shopper, key };
}

/** Creates an account that asks for codes. The code that confirmed it is a minute old. */
async function adaWithCodes() {
  const { test, shopper, key } = await ada();
  const { body } = await confirm(shopper, codeOf(test, key));
  test.advanceClock(MINUTE);
  const signIn = async (code?: string) =>
    (await logOn(test.client(), 'ada.marsh', code === undefined ? {} : { x_oneTimeCode: code })).body;
  return { test, shopper, key, signIn, recoveryCodes: body.recoveryCodes as string[] };
}

describe('the set-up', () => {
  it('gives a key, and turns on with a code of it; other sessions end', async () => {
    const { test, shopper, key } = await ada();
    const other = test.client();
    expect((await logOn(other, 'ada.marsh')).body.success).toBe(true);
    expect((await shopper.get(PERSON)).body.x_secondFactor).toBe('false');
    const { status, body } = await confirm(shopper, ` ${codeOf(test, key)} `);
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10]);
    expect((await shopper.get(PERSON)).body).toMatchObject({
      x_secondFactor: 'true',
      x_recoveryCodesLeft: '10',
    });
    expect((await other.get(PERSON)).status).toBe(401);
    expect(errorOf(await start(shopper))[1]).toBe('_ERR_SECOND_FACTOR_ON');
    expect(JSON.stringify(test.sandbox.context.state.export())).not.toContain(body.recoveryCodes[0]);
  });

  it('needs the password', async () => {
    const { shopper } = await ada();
    expect(errorOf(await start(shopper, 'wrong'))[1]).toBe('_ERR_AUTHENTICATION_ERROR');
  });

  it('takes no code of another shopper’s key, nor one that is too old', async () => {
    const { test, shopper, key } = await ada();
    const rafael = test.client();
    await logOn(rafael, 'rafael.ybarra');
    const other = (await start(rafael, demoShopper('rafael.ybarra').password)).body.secret as string;
    expect(other).not.toBe(key);
    for (const code of [codeOf(test, other), codeOf(test, key, -2)]) {
      expect(errorOf(await confirm(shopper, code)).slice(0, 2)).toEqual([400, '_ERR_SECOND_FACTOR_CODE']);
    }
    expect((await confirm(shopper, codeOf(test, key))).status).toBe(200);
  });

  it('ends with five wrong codes, and after a quarter of an hour', async () => {
    const { test, shopper, key } = await ada();
    for (let wrong = 0; wrong < 5; wrong += 1) {
      expect(errorOf(await confirm(shopper, wrongCode(test, key)))[1]).toBe('_ERR_SECOND_FACTOR_CODE');
    }
    expect(errorOf(await confirm(shopper, codeOf(test, key)))[1]).toBe('_ERR_SECOND_FACTOR_NOT_STARTED');
    const again = (await start(shopper)).body.secret as string;
    test.advanceClock(15 * MINUTE);
    expect(errorOf(await confirm(shopper, codeOf(test, again)))[1]).toBe('_ERR_SECOND_FACTOR_NOT_STARTED');
  });
});

describe('a sign-in', () => {
  it('asks for a code, after the right password alone', async () => {
    const { test, key, signIn } = await adaWithCodes();
    const wrong = await logOn(test.client(), 'ada.marsh', {
      password: 'x',
      x_oneTimeCode: codeOf(test, key),
    });
    expect(wrong.body.errorCode).toBe('2030');
    expect((await signIn()).errorCode).toBe('_ERR_SECOND_FACTOR_NEEDED');
    expect((await signIn(codeOf(test, key))).success).toBe(true);
  });

  it('takes each code once', async () => {
    const { test, key, signIn, recoveryCodes } = await adaWithCodes();
    const [recovery = ''] = recoveryCodes;
    for (const code of [codeOf(test, key), recovery.toUpperCase().replace('-', ' ')]) {
      expect((await signIn(code)).success).toBe(true);
      expect((await signIn(code)).errorCode).toBe('_ERR_SECOND_FACTOR_CODE');
    }
  });

  it('takes a code once, also when several come at the same time', async () => {
    const { test, key, signIn } = await adaWithCodes();
    const code = codeOf(test, key);
    const all = await Promise.all(Array.from({ length: 4 }, () => signIn(code)));
    expect(all.filter(({ success }) => success)).toHaveLength(1);
  });

  it('takes no code that was used, or came before one that was, in whatever its time', async () => {
    const { test, shopper, key, signIn } = await adaWithCodes();
    const code = codeOf(test, key);
    expect((await signIn(codeOf(test, key, 1))).success).toBe(true);
    // The code of now is older than the one that was used.
    expect((await signIn(code)).errorCode).toBe('_ERR_SECOND_FACTOR_CODE');
    expect(errorOf(await turnOff(shopper, code))[1]).toBe('_ERR_SECOND_FACTOR_CODE');
    test.advanceClock(MINUTE);
    expect((await signIn(code)).errorCode).toBe('_ERR_SECOND_FACTOR_CODE');
  });

  it('does not take the code that has turned codes on', async () => {
    const { test, shopper, key } = await ada();
    const code = codeOf(test, key);
    await confirm(shopper, code);
    const again = await logOn(test.client(), 'ada.marsh', { x_oneTimeCode: code });
    expect(again.body.errorCode).toBe('_ERR_SECOND_FACTOR_CODE');
  });

  it('takes no code of another account, and none from outside of its time', async () => {
    const { test, key, signIn, recoveryCodes } = await adaWithCodes();
    const rafael = test.client();
    const logonPassword = demoShopper('rafael.ybarra').password;
    await logOn(rafael, 'rafael.ybarra');
    const { secret } = (await start(rafael, logonPassword)).body as { secret: string };
    const confirmed = (await confirm(rafael, codeOf(test, secret))).body;
    test.advanceClock(MINUTE);
    for (const code of [
      codeOf(test, secret),
      confirmed.recoveryCodes[0],
      codeOf(test, key, -2),
      codeOf(test, key, 2),
    ])
      expect((await signIn(code)).errorCode).toBe('_ERR_SECOND_FACTOR_CODE');
    // One code less than those that lock the account.
    expect((await signIn(recoveryCodes[0])).success).toBe(true);
  });

  it('is locked after five wrong codes, also when the password comes alone between them', async () => {
    const { test, key, signIn } = await adaWithCodes();
    for (const expected of [...Array(4).fill('_ERR_SECOND_FACTOR_CODE'), '2490']) {
      await signIn();
      expect((await signIn(wrongCode(test, key))).errorCode).toBe(expected);
    }
    expect((await signIn(codeOf(test, key))).errorCode).toBe('2490');
  });

  it('by a provider is not enough', async () => {
    const test = testSandbox();
    const shopper = test.client();
    const { userId } = (await signInWith({ sandbox: test.sandbox, client: shopper }, 'ben')).body;
    test.sandbox.context.state.users.update(userId, { passwordHash: hashPassword(password, 'salt') });
    const { secret } = (await start(shopper)).body;
    await confirm(shopper, codeOf(test, secret));
    expect((await signInWith({ sandbox: test.sandbox, client: test.client() }, 'ben')).status).toBe(403);
  });
});

describe('turning off', () => {
  it('needs the password and a code', async () => {
    const { test, shopper, key, signIn, recoveryCodes } = await adaWithCodes();
    expect(errorOf(await turnOff(shopper, wrongCode(test, key)))[1]).toBe('_ERR_SECOND_FACTOR_CODE');
    expect(errorOf(await turnOff(shopper, codeOf(test, key), 'wrong'))[1]).toBe('_ERR_AUTHENTICATION_ERROR');
    expect((await turnOff(shopper, recoveryCodes[1] ?? '')).status).toBe(200);
    expect((await signIn()).success).toBe(true);
  });

  it('is locked after five wrong codes', async () => {
    const { test, shopper, key } = await adaWithCodes();
    for (const expected of [...Array(4).fill('_ERR_SECOND_FACTOR_CODE'), '_ERR_ACCOUNT_LOCKED']) {
      expect(errorOf(await turnOff(shopper, wrongCode(test, key)))[1]).toBe(expected);
    }
    expect(errorOf(await turnOff(shopper, codeOf(test, key)))[1]).toBe('_ERR_ACCOUNT_LOCKED');
  });
});
