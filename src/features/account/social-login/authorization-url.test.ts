import { expect, it } from 'vitest';
import { siteByLocale } from '@/lib/site/site';
import { authorizationTarget } from './authorization-url';
import { createAuthorizationSecrets } from './pkce';

const SECRETS = { state: 'state', verifier: 'verifier', challenge: 'challenge' };
const page = { site: siteByLocale('fr-ca'), origin: 'https://www.example.ca' };

it('leads to the page of the sandbox, in the language of the site', () => {
  const { url, redirectUri } = authorizationTarget(
    { provider: 'facebook', authorizationUrl: '/sandbox/sign-in' },
    SECRETS,
    page,
  );
  expect(redirectUri).toBe('/fr-ca/social-login?provider=facebook');
  expect(url).toMatch(/^\/sandbox\/sign-in\?/);
  expect(Object.fromEntries(new URL(url, page.origin).searchParams)).toEqual({
    state: 'state',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
    provider: 'facebook',
    redirect_uri: '/fr-ca/social-login?provider=facebook',
    langId: '-25',
  });
});

it('leads to a live provider with the id of this store', () => {
  const { url } = authorizationTarget(
    { provider: 'google', authorizationUrl: 'https://provider.example/auth', clientId: 'store-1' },
    SECRETS,
    page,
  );
  expect(url).toMatch(/^https:\/\/provider\.example\/auth\?/);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'store-1',
    redirect_uri: 'https://www.example.ca/fr-ca/social-login?provider=google',
    code_challenge: 'challenge',
  });
});

it('never uses the same secrets twice', async () => {
  const [first, second] = await Promise.all([createAuthorizationSecrets(), createAuthorizationSecrets()]);
  expect(first.verifier).toMatch(/^[\w-]{43}$/);
  expect(first.challenge).toMatch(/^[\w-]{43}$/);
  expect(new Set([first.verifier, first.state, first.challenge, second.verifier, second.state]).size).toBe(5);
});
