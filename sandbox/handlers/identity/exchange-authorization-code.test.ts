import { expect, it } from 'vitest';
import { authorize, exchange } from '../../testing/social-sign-in';
import { testSandbox } from '../../testing/test-sandbox';
import { codeChallengeOf } from './social-sign-in';

it('makes the challenge of RFC 7636, appendix B', () => {
  expect(codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('exchanges a code once for the person who agreed', async () => {
  const { sandbox, client } = testSandbox();
  const code = await authorize(sandbox, 'ben');
  const { status, body } = await exchange(client(), code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ provider: 'google', name: 'Ben Okafor', email: 'ben.okafor@example.com' });
  const repeated = await exchange(client(), code);
  expect([repeated.status, repeated.body.errors[0].errorKey]).toEqual([400, 'invalid_grant']);
});

it('leaves out the email of an account that has none', async () => {
  const { sandbox, client } = testSandbox();
  const { body } = await exchange(client(), await authorize(sandbox, 'sam', 'facebook'));
  expect(body).not.toHaveProperty('email');
});

it.each([
  ['another verifier', { codeVerifier: 'x'.repeat(43) }],
  ['another redirect', { redirectUri: '/es-us/account' }],
])('rejects a code with %s', async (_, fields) => {
  const { sandbox, client } = testSandbox();
  const code = await authorize(sandbox, 'ben');
  expect((await exchange(client(), code, fields)).status).toBe(400);
});

it('rejects an unknown code, and one after a minute', async () => {
  const { sandbox, client, advanceClock } = testSandbox();
  expect((await exchange(client(), 'authorization-code-guessed')).status).toBe(400);
  const code = await authorize(sandbox, 'ben');
  advanceClock(60_000);
  expect((await exchange(client(), code)).status).toBe(400);
});
