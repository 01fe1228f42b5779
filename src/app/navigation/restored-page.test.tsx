import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewSessionMark, SESSION_MARK_KEY } from '@/lib/session/session-mark';
import { addPolygon } from '../../../tests/support/cart-fixtures';
import { type ComponentTestOptions, renderPage } from '../../../tests/support/render-page';
import { watchRestoredPage } from './restored-page';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  return () => document.documentElement.removeAttribute('style');
});

/** The shopper opens a page and leaves it; Back then shows it as it was. */
async function leavePage(options: ComponentTestOptions) {
  const page = await renderPage('/lc-us/faq', { ...options, hasShell: true });
  renewSessionMark();
  const watching = new AbortController();
  watchRestoredPage({ reload, signal: watching.signal });
  window.dispatchEvent(new Event('pagehide'));
  const goBack = (persisted = true) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      watching.abort();
    });
  return { ...page, goBack };
}

const signOutElsewhere = () => localStorage.setItem(SESSION_MARK_KEY, 'of another tab');

it('shows no page of a shopper who has signed out meanwhile, but loads it anew', async () => {
  const { goBack } = await leavePage({ as: 'ada.marsh' });
  signOutElsewhere();
  await goBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement).not.toBeVisible();
});

it('the same when the session is gone', async () => {
  const { server, goBack } = await leavePage({ as: 'ada.marsh' });
  server.clearCookies();
  await goBack();
  expect(reload).toHaveBeenCalledOnce();
});

it.each<[string, ComponentTestOptions]>([
  ['a guest', { as: 'guest' }],
  ['a member', { as: 'ada.marsh' }],
])('shows what %s has put into the cart since', async (_case, options) => {
  const { server, goBack } = await leavePage(options);
  expect(screen.queryByRole('link', { name: 'Cart, 1 item' })).not.toBeInTheDocument();
  await addPolygon(server);
  await goBack();
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a page anew that showed nothing of a shopper', async () => {
  const { goBack } = await leavePage({});
  signOutElsewhere();
  await goBack();
  expect(reload).not.toHaveBeenCalled();
});

it('leaves other page loads alone', async () => {
  const { goBack } = await leavePage({ as: 'ada.marsh' });
  signOutElsewhere();
  await goBack(false);
  expect(reload).not.toHaveBeenCalled();
});
