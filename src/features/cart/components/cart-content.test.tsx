import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sitePaths } from '@/lib/navigation/site-paths';
import { siteByLocale } from '@/lib/site/site';
import { addPolygon, CART_PAGE, withPolygon } from '../../../../tests/support/cart-fixtures';
import { renderComponent, renderPage } from '../../../../tests/support/render-page';
import type { TestServer } from '../../../../tests/support/test-server';
import { CartContent } from './cart-content';
import { loadFilledCart } from './filled-cart-slot';

/** These tests edit no lenses and check nothing out. */
const loadLensEditor = () => Promise.reject(new Error('not needed'));
const loadSignIn = loadLensEditor;

describe('an empty cart', () => {
  it('shows links to listings and sends no request without a session', async () => {
    const { server } = await renderPage(CART_PAGE);
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See eyeglasses' })).toHaveAttribute('href', '/lc-us/eyeglasses');
    expect(server.callsTo('/cart/')).toEqual([]);
  });

  it('is not an error for a guest when the commerce API responds with 404', async () => {
    const { server } = await renderPage(CART_PAGE, { as: 'guest' });
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    expect(server.callsTo('/cart/@self')).not.toEqual([]);
  });
});

describe('a cart that has not loaded', () => {
  const componentOptions = { ...withPolygon, catalogs: ['cart'] };

  it('shows a skeleton until it loads', async () => {
    const pendingResponse: { release?: () => void } = {};
    const before = async (server: TestServer) => {
      await Promise.all([addPolygon(server), loadFilledCart()]);
      pendingResponse.release = server.holdResponses('/cart/@self');
    };
    await renderComponent(<CartContent loadLensEditor={loadLensEditor} loadSignIn={loadSignIn} />, {
      ...componentOptions,
      before,
    });
    expect(screen.getByText('Your cart is loading')).toBeInTheDocument();
    pendingResponse.release?.();
    expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
    expect(screen.queryByText('Your cart is loading')).not.toBeInTheDocument();
  });

  it('shows an error and loads on retry', async () => {
    const { user, server } = await renderPage(CART_PAGE, { ...withPolygon, scenario: 'cart-unavailable' });
    expect(await screen.findByText('Your cart did not load')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Your cart did not load')).toBeVisible();
    server.startScenario('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
    expect(screen.queryByText('Your cart did not load')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ['es-us', 'Tu carrito no se cargó', 'Intentar de nuevo'],
    ['fr-ca', 'Votre panier ne s’est pas chargé', 'Réessayer'],
  ] as const)('is localized for %s', async (locale, text, retry) => {
    await renderPage(sitePaths.cart(siteByLocale(locale)), {
      locale,
      as: 'guest',
      scenario: 'cart-unavailable',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: retry })).toBeVisible();
  });
});
