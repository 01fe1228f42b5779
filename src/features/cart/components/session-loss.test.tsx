import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cachedSession } from '@/lib/session/cached-session';
import { forgetDocumentSession } from '@/lib/session/lost-session';
import { addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { recordScrolls } from '../../../../tests/support/record-scrolls';
import { renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRODUCT = '/lc-us/2017230701520';
const SESSION_ENDED = 'Your earlier visit has ended';

const expireSession = async ({ sandbox }: TestServer) => sandbox.advanceClock(31 * DAY_MS);
const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const findNotice = async (title: string) =>
  within((await screen.findByText(title)).closest('.notice') as HTMLElement);

describe('a session that is lost while the cart is open', () => {
  it('expired guest session: shows a notice with the former cart contents and keeps focus in the page', async () => {
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.sandbox.advanceClock(31 * DAY_MS);
    await user.click(getButton(/^One .*Polygon.* more$/));
    const lostSessionNotice = await findNotice(SESSION_ENDED);
    expect(lostSessionNotice.getByRole('link', { name: 'Polygon' })).toHaveAttribute(
      'href',
      '/lc-us/2017230701520',
    );
    expect(lostSessionNotice.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(
      /^\/lc-us\/account\?.*redirectPath=%2FAjaxOrderItemDisplayView/,
    );
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.click(lostSessionNotice.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
  });

  it('is scrolled into view, since the line may be far below it', async () => {
    const scrolled = recordScrolls();
    const { user, server } = await renderPage(CART_PAGE, withPolygon);
    server.sandbox.advanceClock(31 * DAY_MS);
    await user.click(getButton(/^One .*Polygon.* more$/));
    const title = await screen.findByText(SESSION_ENDED);
    await waitFor(() =>
      expect(scrolled.some((element) => element.contains(title) && element.tagName !== 'MAIN')).toBe(true),
    );
  });

  it('expired member session: explains that signing in restores the cart', async () => {
    const { user, server } = await renderPage(CART_PAGE, { as: 'ada.marsh', before: addPolygon });
    await waitFor(() => expect(server.callsTo('contextdata')).not.toEqual([]));
    server.sandbox.advanceClock(DAY_MS);
    await user.click(getButton(/^One .*Polygon.* more$/));
    const lostSessionNotice = await findNotice('You are no longer signed in');
    expect(lostSessionNotice.getByText('Sign in again, and what was in your cart is back.')).toBeVisible();
  });

  it('cleared cookies: shows the notice when the tab regains focus', async () => {
    const { server } = await renderPage(CART_PAGE, withPolygon);
    server.clearCookies();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await findNotice(SESSION_ENDED)).getByRole('link', { name: 'Polygon' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  it.each([
    ['es-us', 'Tu visita anterior terminó', 'Cerrar este mensaje'],
    ['fr-ca', 'Votre visite précédente a pris fin', 'Fermer ce message'],
  ] as const)('is localized for %s', async (locale, title, close) => {
    const [storeId, catalogId, langId] = locale === 'es-us' ? [10851, 10101, -50] : [10852, 10102, -25];
    const page = `/AjaxOrderItemDisplayView?storeId=${storeId}&catalogId=${catalogId}&langId=${langId}`;
    await renderPage(page, { as: 'guest', locale, before: expireSession });
    expect((await findNotice(title)).getByRole('button', { name: close })).toBeVisible();
  });
});

describe('a session that was lost earlier', () => {
  it('shows the notice when the cart opens with expired cookies', async () => {
    const { server } = await renderPage(CART_PAGE, { as: 'guest', before: expireSession });
    expect((await findNotice(SESSION_ENDED)).queryByRole('list')).not.toBeInTheDocument();
    expect(server.callsTo('guestidentity')).toHaveLength(1);
  });

  it.each([
    ['ada.marsh', 'You are no longer signed in'],
    ['guest', SESSION_ENDED],
  ] as const)('is said in the cart to which an addition led: of %s', async (as, title) => {
    const { user, server } = await renderPage(PRODUCT, { as, hasShell: true, before: addPolygon });
    await waitFor(() => expect(cachedSession()).toMatchObject({ cart: {}, wasMember: as === 'ada.marsh' }));
    server.sandbox.advanceClock(31 * DAY_MS);
    await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
    await screen.findByRole('list', { name: 'In your cart' });
    // The cart is another document.
    cleanup();
    forgetDocumentSession();
    await renderPage(CART_PAGE);
    expect(await findNotice(title)).toBeDefined();
    expect(screen.getByRole('list', { name: 'In your cart' })).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  });

  it('does not show the notice to a new shopper who becomes a guest by adding a frame', async () => {
    const { user, server } = await renderPage(PRODUCT);
    await user.click(await screen.findByRole('button', { name: 'Add the frame only' }));
    expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
    expect(server.callsTo('guestidentity')).toHaveLength(1);
    expect(screen.queryByText(SESSION_ENDED)).not.toBeInTheDocument();
  });
});
