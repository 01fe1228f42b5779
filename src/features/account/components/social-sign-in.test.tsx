import { createControlApp } from '@sandbox/control/control-app';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { sendProviderResult } from '../social-login/provider-result';

const ACCOUNT = '/lc-us/account?storeId=10851&catalogId=10101&langId=-1';
const FAILED = 'Error with social login';

const main = () => within(screen.getByRole('main'));

/** Simulates the provider's window. */
function stubWindow() {
  const popup = { location: { href: '' }, closed: false };
  vi.stubGlobal('open', () => popup);
  return {
    popup,
    /** The store's request. */
    request: async () => {
      await waitFor(() => expect(popup.location.href).not.toBe(''));
      return new URL(popup.location.href, window.location.origin).searchParams;
    },
  };
}

/** Agrees on the sandbox's page, as a person would. @returns the code. */
async function agree({ sandbox }: TestServer, request: URLSearchParams): Promise<string> {
  const app = createControlApp(sandbox.sandbox);
  const cookies = { cookieHeader: '', setCookie: () => {} };
  const provider = request.get('provider');
  const listed = await app.fetch(
    new Request(`http://sandbox.test/sandbox/api/social-accounts?provider=${provider}`),
    cookies,
  );
  const [account] = (await listed.json()) as { id: string; email?: string }[];
  const response = await app.fetch(
    new Request('http://sandbox.test/sandbox/api/authorization', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        provider,
        accountId: account?.id,
        codeChallenge: request.get('code_challenge'),
        redirectUri: request.get('redirect_uri'),
      }),
    }),
    cookies,
  );
  return ((await response.json()) as { code: string }).code;
}

const clickGoogle = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name: 'Continue with Google' }));

describe('signing in with a provider', () => {
  it('makes the account page show the account', async () => {
    const provider = stubWindow();
    const { user, server } = await renderPage(ACCOUNT);
    await clickGoogle(user);
    const request = await provider.request();
    expect(request.get('code_challenge_method')).toBe('S256');
    sendProviderResult({ state: request.get('state') ?? '', code: await agree(server, request) });
    expect(await main().findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  });

  it('goes on from the cart with what is in it', async () => {
    const provider = stubWindow();
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    await user.click(await screen.findByRole('link', { name: 'Checkout' }));
    await clickGoogle(user);
    const request = await provider.request();
    sendProviderResult({ state: request.get('state') ?? '', code: await agree(server, request) });
    expect(await screen.findByRole('heading', { name: 'Your prescriptions' })).toBeVisible();
  });

  it.each([
    ['refused', { error: 'access_denied' }],
    ['answered with a code of somebody else', { code: 'authorization-code-unknown' }],
  ])('says so when it is %s, and can be tried again', async (_, result) => {
    const provider = stubWindow();
    const { user } = await renderPage(ACCOUNT);
    await clickGoogle(user);
    sendProviderResult({ state: (await provider.request()).get('state') ?? '', ...result });
    expect(await main().findByText(FAILED)).toBeVisible();
    provider.popup.location.href = '';
    await clickGoogle(user);
    await provider.request();
    expect(main().queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('says nothing when the shopper goes back', async () => {
    const provider = stubWindow();
    const { user } = await renderPage(ACCOUNT);
    await clickGoogle(user);
    sendProviderResult({ state: (await provider.request()).get('state') ?? '', error: 'cancelled' });
    await waitFor(() => expect(main().queryByText('Waiting for Google')).not.toBeInTheDocument());
    expect(main().queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('ignores the result of another sign-in', async () => {
    const provider = stubWindow();
    const { user } = await renderPage(ACCOUNT);
    await clickGoogle(user);
    await provider.request();
    sendProviderResult({ state: 'another', error: 'access_denied' });
    sendProviderResult({ state: (await provider.request()).get('state') ?? '', error: 'cancelled' });
    await waitFor(() => expect(main().queryByText('Waiting for Google')).not.toBeInTheDocument());
    expect(main().queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('says how long to wait after too many tries', async () => {
    const provider = stubWindow();
    const { user, server } = await renderPage(ACCOUNT, { scenario: 'oauthValidate:tooManyTries' });
    await clickGoogle(user);
    const request = await provider.request();
    sendProviderResult({ state: request.get('state') ?? '', code: await agree(server, request) });
    expect(await main().findByText('Too many tries. Try again in 15 minutes.')).toBeVisible();
  });

  it.each(['social-login-account-exists', 'social-login-unavailable', 'social-login-rejected'])(
    '%s: shows the exact message',
    async (scenario) => {
      const provider = stubWindow();
      const { user, server } = await renderPage(ACCOUNT, { scenario });
      await clickGoogle(user);
      const request = await provider.request();
      sendProviderResult({ state: request.get('state') ?? '', code: await agree(server, request) });
      expect(await main().findByText(FAILED)).toBeVisible();
    },
  );
});

describe('the page that the provider returns to', () => {
  const PENDING = {
    state: 'pending-state',
    verifier: 'M25iVXpKU3puUjFaYWg3T1NDTDQtcW1ROUY5YXlwalNoc0hhakxifmZHag',
    redirectUri: '/lc-us/social-login?provider=google',
    startPath: ACCOUNT,
  };
  const RETURN = `${PENDING.redirectUri}&state=pending-state`;

  it('leads back after a cancellation, when the window was blocked', async () => {
    sessionStorage.setItem('pending_social_login', JSON.stringify(PENDING));
    await renderPage(`${RETURN}&error=cancelled`);
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/account'));
    expect(sessionStorage.getItem('pending_social_login')).toBeNull();
  });

  it('says that it failed, when the window was blocked', async () => {
    sessionStorage.setItem('pending_social_login', JSON.stringify(PENDING));
    await renderPage(`${RETURN}&error=access_denied`);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible();
  });

  it('passes the result on to the window that waits', async () => {
    vi.stubGlobal('close', () => {});
    await renderPage(`${RETURN}&code=12345678`);
    expect(await screen.findByText('You can close this window.')).toBeVisible();
  });
});
