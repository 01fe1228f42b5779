import { frameColors, saveFrames } from '@sandbox/testing/wishlists';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ComponentTestOptions,
  prepareForRendering,
  renderComponent,
} from '../../../../../tests/support/render-page';
import type { TestServer } from '../../../../../tests/support/test-server';
import { Header } from '../header';

prepareForRendering();

const renderHeader = (options: ComponentTestOptions = {}) =>
  renderComponent(<Header localeSwitcher="#languages" bannerId="banner" />, {
    catalogs: ['header'],
    ...options,
  });

const INITIAL_WIDTH = window.innerWidth;
const DESKTOP = 1440;
afterEach(() => {
  window.innerWidth = INITIAL_WIDTH;
});

const saveThreeFrames = ({ shopper, sandbox }: TestServer) =>
  saveFrames(
    shopper,
    frameColors(sandbox.sandbox.context.catalog, 3).map(({ catentryId }) => catentryId),
  );

describe('wishlist', () => {
  it('shows the number of saved frames', async () => {
    await renderHeader({ as: 'guest', before: saveThreeFrames });
    expect(await screen.findByRole('link', { name: 'Wishlist, 3 items' })).toHaveAttribute(
      'href',
      '/lc-us/NonAjaxAccountWishListDisplayView?storeId=10851&catalogId=10101&langId=-1',
    );
  });

  it('are not requested without an identity', { tags: 'full-run' }, async () => {
    const { server } = await renderHeader();
    expect(screen.getByRole('link', { name: 'Wishlist' })).toBeVisible();
    expect(server.callsTo('saveditems')).toEqual([]);
  });
});

describe('my account', () => {
  it.each([
    ['lc-us', '/lc-us/myAccount?storeId=10851&catalogId=10101&langId=-1'],
    ['es-us', '/lc-us/myAccount?storeId=10851&catalogId=10101&langId=-50'],
    ['en-ca', '/en-ca/myAccount?storeId=10852&catalogId=10102&langId=-24'],
    ['fr-ca', '/en-ca/myAccount?storeId=10852&catalogId=10102&langId=-25'],
  ] as const)('of a guest in %s links to %s', async (locale, href) => {
    await renderHeader({ locale });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(href);
  });

  it('opens a menu with name, email and sign-out for a member on desktop', async () => {
    window.innerWidth = DESKTOP;
    const { user } = await renderHeader({ as: 'ada.marsh' });
    const link = screen.getByRole('link', { name: 'My account' });
    await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'));
    await user.click(link);
    expect(await screen.findByText('Hello, Ada')).toBeVisible();
    expect(screen.getByText('ada.marsh@example.com')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute(
      'href',
      '/lc-us/Logoff?storeId=10851&catalogId=10101&langId=-1',
    );
    expect(link).toHaveAttribute('aria-expanded', 'true');
    expect(window.location.pathname).toBe('/');
    screen.getByRole('link', { name: 'Account' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Hello, Ada')).toBeNull();
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('navigates to the account page for a member on a tablet', { tags: 'full-run' }, async () => {
    window.innerWidth = 1024;
    const { user, server } = await renderHeader({ as: 'ada.marsh' });
    await waitFor(() => expect(server.callsTo('contextdata')).toHaveLength(1));
    const link = screen.getByRole('link', { name: 'My account' });
    await user.click(link);
    expect(window.location.pathname).toBe('/lc-us/myAccount');
    expect(link).not.toHaveAttribute('aria-expanded');
  });

  it('navigates to the account page for a guest on desktop', async () => {
    window.innerWidth = DESKTOP;
    const { user, server } = await renderHeader({ as: 'guest' });
    await waitFor(() => expect(server.callsTo('contextdata')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'My account' }));
    expect(window.location.pathname).toBe('/lc-us/myAccount');
  });
});

describe('mobile menu', () => {
  const openMenu = async (options: ComponentTestOptions) => {
    const rendered = await renderHeader(options);
    const button = document.querySelector<HTMLElement>('summary[aria-label="Menu"]') as HTMLElement;
    await rendered.user.click(button);
    const panel = button.closest('details') as HTMLElement;
    await within(panel).findByRole('button', { name: 'Menu: Eyeglasses' });
    return { ...rendered, panel: within(panel) };
  };

  it('expands one category at a time', async () => {
    const { user, panel } = await openMenu({});
    await user.click(panel.getByRole('button', { name: 'Menu: Eyeglasses' }));
    expect(await panel.findByRole('link', { name: 'Kids' })).toHaveAttribute(
      'href',
      '/lc-us/eyeglasses?facet=ParentCatalogGroup%3A40012',
    );
    await user.click(panel.getByRole('button', { name: 'Menu: Sunglasses' }));
    expect(await panel.findByRole('link', { name: 'All sunglasses' })).toBeVisible();
    expect(panel.queryByRole('link', { name: 'All eyeglasses' })).toBeNull();
  });

  it('shows a guest the sign-in, order tracking and help links', { tags: 'full-run' }, async () => {
    const guest = await openMenu({});
    expect(guest.panel.getByRole('link', { name: 'Sign in or create an account' })).toBeVisible();
    expect(guest.panel.getByRole('link', { name: 'Track your order' })).toHaveAttribute(
      'href',
      '/lc-us/track-order',
    );
    expect(guest.panel.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/lc-us/help');
    expect(guest.panel.queryByRole('link', { name: 'Sign out' })).toBeNull();
  });

  it('shows a member the sign-out link', async () => {
    const member = await openMenu({ as: 'ada.marsh' });
    expect(await member.panel.findByRole('link', { name: 'Sign out' })).toBeVisible();
    expect(member.panel.getByRole('link', { name: 'My account' })).toBeVisible();
    expect(member.panel.getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(member.panel.queryByRole('link', { name: 'Track your order' })).toBeNull();
  });
});
