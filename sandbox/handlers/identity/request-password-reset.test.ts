import { expect, it } from 'vitest';
import { logOn } from '../../testing/shoppers';
import { type TestSandbox, testSandbox } from '../../testing/test-sandbox';

const PATH = '/wcs/resources/store/10851/person/@self?action=resetPassword';
const logonId = 'priya.raman@example.com';
const NEW = 'New-Frames-6';

const requestCode = ({ client }: TestSandbox, email = logonId) =>
  client().putJson(PATH, { resetPassword: 'true', logonId: email, challengeAnswer: '-' });
const setPassword = (
  { client }: TestSandbox,
  code: string,
  password = NEW,
  confirmation = password,
  email = logonId,
) =>
  client().putJson(PATH, {
    resetPassword: 'true',
    logonId: email,
    xcred_validationCode: code,
    logonPassword: password,
    xcred_logonPasswordVerify: confirmation,
  });
const codeOf = ({ sandbox }: TestSandbox, userId = '510003') =>
  sandbox.context.state.passwordResets.get(userId)?.code ?? '';

it('sets a new password with the code, which works only once', async () => {
  const test = testSandbox();
  expect((await requestCode(test)).body).toEqual({ resourceName: 'person' });
  const code = codeOf(test);
  expect((await setPassword(test, code)).status).toBe(200);
  expect((await logOn(test.client(), 'priya.raman', { password: NEW })).body.success).toBe(true);
  expect((await logOn(test.client(), 'priya.raman')).body.errorCode).toBe('2030');
  expect((await setPassword(test, code, 'Another-7')).status).toBe(400);
});

it('makes a code void after five wrong ones, and a new one works', async () => {
  const test = testSandbox();
  await requestCode(test);
  const code = codeOf(test);
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await setPassword(test, 'guessed1')).status).toBe(400);
  expect((await setPassword(test, code)).status).toBe(400);
  await requestCode(test);
  expect((await setPassword(test, codeOf(test))).status).toBe(200);
});

it.each(['Password1', 'qwerty123'])(
  'does not take %s, one of the most common passwords',
  async (password) => {
    const test = testSandbox();
    await requestCode(test);
    const { body } = await setPassword(test, codeOf(test), password);
    expect(body.errors[0].errorKey).toBe('_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD');
  },
);

it('takes a phrase without digits', async () => {
  const test = testSandbox();
  await requestCode(test);
  const phrase = 'a path through pines after the rain';
  expect((await setPassword(test, codeOf(test), phrase)).status).toBe(200);
  expect((await logOn(test.client(), 'priya.raman', { password: phrase })).body.success).toBe(true);
});

it('unlocks the account and ends its sessions', async () => {
  const test = testSandbox();
  const ada = test.client();
  await logOn(ada, 'ada.marsh');
  for (let wrong = 0; wrong < 5; wrong += 1) await logOn(test.client(), 'ada.marsh', { password: 'x' });
  const email = 'ada.marsh@example.com';
  await requestCode(test, email);
  await setPassword(test, codeOf(test, '510001'), NEW, NEW, email);
  expect((await ada.get('/wcs/resources/store/10851/person/@self/contact')).status).toBe(401);
  expect((await logOn(test.client(), 'ada.marsh', { password: NEW })).body.success).toBe(true);
});

it('returns the same response for an unknown email and accepts no code for it', async () => {
  const test = testSandbox();
  const { status, body } = await requestCode(test, 'nobody@example.com');
  expect([status, body]).toEqual([200, { resourceName: 'person' }]);
  expect(test.sandbox.context.state.passwordResets.count()).toBe(0);
  expect((await setPassword(test, 'guess', NEW, NEW, 'nobody@example.com')).body.errors[0].errorCode).toBe(
    '2190',
  );
});

it('rejects a wrong code, a code of another account and an expired code', async () => {
  const test = testSandbox();
  await requestCode(test);
  await requestCode(test, 'ada.marsh@example.com');
  expect((await setPassword(test, 'guess-it')).body.errors[0]).toMatchObject({
    errorKey: '_ERR_CMD_INVALID_PARAM',
    errorCode: '2190',
    errorParameters: 'validationCode',
  });
  expect((await setPassword(test, codeOf(test, '510001'))).status).toBe(400);
  test.advanceClock(30 * 60 * 1000);
  expect((await setPassword(test, codeOf(test))).status).toBe(400);
});

it('rejects a weak password and a mismatch; the code remains valid', async () => {
  const test = testSandbox();
  await requestCode(test);
  const code = codeOf(test);
  expect((await setPassword(test, code, 'weak')).body.errors[0].errorCode).toBe('2200');
  expect((await setPassword(test, code, NEW, 'New-Frames-7')).body.errors[0]).toMatchObject({
    errorCode: '2080',
    errorParameters: 'xcred_logonPasswordVerify',
  });
  expect((await setPassword(test, code)).status).toBe(200);
});
