import { afterEach, expect, it, vi } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { signIn } from './sign-in';
import { signInFailure } from './sign-in-failure';

afterEach(() => vi.unstubAllGlobals());

/** Signs in against an API that sends this response body. */
function signInWith(body: object | string): Promise<void> {
  vi.stubGlobal('fetch', async () => (typeof body === 'string' ? new Response(body) : Response.json(body)));
  return signIn(siteByLocale('lc-us'), { email: 'ana@example.com', password: 'x' }, '/lc-us');
}

it.each([
  { success: true },
  { success: 'true', URL: '/lc-us/checkout' },
  '/* {"success":true,"URL":"/lc-us/checkout"} */',
])('%j is a success', async (body) => {
  await expect(signInWith(body)).resolves.toBeUndefined();
});

it.each([
  [
    { success: false, passwordExpired: true },
    { kind: 'password-expired', email: 'ana@example.com' },
  ],
  [
    { success: 'false', passwordExpired: 'true', email: 'b@example.com' },
    { kind: 'password-expired', email: 'b@example.com' },
  ],
  [{ success: false }, { kind: 'generic' }],
  [{ URL: '/lc-us/checkout' }, { kind: 'generic' }],
  ['', { kind: 'generic' }],
])('%j is a failure, also without an error code', async (body, failure) => {
  const error: unknown = await signInWith(body).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(signInFailure(error, 'ana@example.com')).toEqual(failure);
});
