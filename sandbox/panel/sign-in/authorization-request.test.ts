import { expect, it } from 'vitest';
import { parseRequest, resultUrl } from './authorization-request';

const ORIGIN = 'https://shop.example.com';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const valid = {
  provider: 'google',
  redirect_uri: '/es-us/checkout?step=1',
  state: 'a b',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  langId: '-50',
};

function parse(fields: Partial<typeof valid> = {}) {
  const url = new URL('/sandbox/sign-in', ORIGIN);
  for (const [name, value] of Object.entries({ ...valid, ...fields })) url.searchParams.set(name, value);
  return parseRequest(url);
}

it('reads a request, and returns its result with the state', () => {
  const request = parse();
  expect(request).toEqual({
    provider: 'google',
    redirectUri: '/es-us/checkout?step=1',
    state: 'a b',
    codeChallenge: CHALLENGE,
    langId: '-50',
  });
  if (!request) return;
  expect(resultUrl(request, { code: 'c&d' }, ORIGIN)).toBe(
    `${ORIGIN}/es-us/checkout?step=1&code=c%26d&state=a+b`,
  );
  expect(resultUrl(request, { error: 'access_denied' }, ORIGIN)).toContain('error=access_denied&state=a+b');
});

it.each([
  ['another provider', { provider: 'other' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['a short challenge', { code_challenge: 'abc' }],
  ['no address', { redirect_uri: '' }],
  ['another site', { redirect_uri: 'https://evil.example.com/' }],
  ['another site without a scheme', { redirect_uri: '//evil.example.com' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
])('rejects %s', (_, fields) => {
  expect(parse(fields)).toBeUndefined();
});

it('stays on this site with a path that looks like a host', () => {
  const request = parse({ redirect_uri: '/.//evil.example.com' });
  expect(request && resultUrl(request, { error: 'cancelled' }, ORIGIN)).toMatch(`${ORIGIN}//evil`);
});
