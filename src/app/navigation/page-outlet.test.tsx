import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CART_PAGE, withPolygon } from '../../../tests/support/cart-fixtures';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';

const currentUrl = () => window.location.pathname + window.location.search;
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
/** Clicks a link to a page that suspends, so the update must be awaited. */
const clickLink = (target: HTMLElement) => act(async () => fireEvent.click(target));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('navigation', () => {
  it('tracks each page once, by its id, and again when the browser restores it', async () => {
    const { pageViews } = await renderPage('/lc-us/faq?search=refund', { hasShell: true });
    expect(pageViews).toEqual([{ name: 'page_view', page: 'faq', locale: 'lc-us' }]);
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    await waitFor(() =>
      expect(pageViews.slice(1)).toEqual([{ name: 'page_view', page: 'contact-lenses', locale: 'lc-us' }]),
    );
    await act(async () => window.history.back());
    await waitFor(() => expect(heading()).not.toHaveTextContent('Contact lenses'));
    await waitFor(() => expect(pageViews).toHaveLength(3));
    await act(
      async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    );
    expect(pageViews).toHaveLength(4);
  });

  it('does not wait for marketing content', async () => {
    const { server } = await renderPage('/lc-us/help', { hasShell: true });
    const release = server.holdResponses('/espot/');
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    expect(screen.queryByText(/^Have your contact lens prescription/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(/^Have your contact lens prescription/)).toBeVisible();
  });

  it('shows the not-found page for an unknown URL, with working links', async () => {
    await renderPage('/lc-us/nothing/to/see', { hasShell: true });
    expect(heading()).toHaveTextContent('This page is out of focus');
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
  });
});

/** Polygon, in black and in navy. */
const [BLACK_UPC, NAVY_UPC] = ['2017230701520', '2017230702527'];

describe('taps before the page of another color is there', () => {
  const color = (name: string) =>
    within(screen.getByRole('list', { name: 'Colors of this frame' })).getByRole('link', { name });
  const choose = async (name: string, upc: string) => {
    await clickLink(color(name));
    await waitFor(() => expect(currentUrl()).toBe(`/lc-us/${upc}`));
    expect(color('Black')).toHaveAttribute('aria-current', 'true');
  };
  const chooseLenses = () => screen.getByRole('button', { name: 'Choose lenses' });

  it('take effect once, on that page', async () => {
    const { server, user } = await renderPage(`/lc-us/${BLACK_UPC}`, { as: 'guest' });
    const release = server.holdResponses('/search/');
    await choose('Navy', NAVY_UPC);
    await user.click(chooseLenses());
    await user.click(chooseLenses());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(async () => release());
    expect(await findDialog()).toHaveTextContent('Navy');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('are forgotten once the shopper chooses yet another color', async () => {
    const { server, user } = await renderPage(`/lc-us/${BLACK_UPC}`, { as: 'guest' });
    const release = server.holdResponses('/search/');
    await choose('Navy', NAVY_UPC);
    await user.click(chooseLenses());
    await choose('Black', BLACK_UPC);
    await act(async () => release());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(chooseLenses());
    expect(await findDialog()).toBeVisible();
  });
});

describe('redirects', () => {
  it.each([
    '/lc-us/contact-lenses/daily?sort=price-low',
    '/lc-us/contact-lenses/daily/clarivue?sort=price-low',
  ])('replace the history entry in the browser: %s', async (path) => {
    const historyLength = window.history.length;
    await renderPage(path);
    await waitFor(() => expect(currentUrl()).toBe('/lc-us/contact-lenses?sort=price-low'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact lenses' })).toBeVisible();
    expect(window.history).toHaveLength(historyLength);
  });

  it('the recalculation runs once and adds no history entry', async () => {
    const historyLength = window.history.length;
    const query = CART_PAGE.slice(CART_PAGE.indexOf('?'));
    const { server } = await renderPage(
      `/OrderCalculate${query}&orderId=.&calculationUsageId=-1&URL=AjaxOrderItemDisplayView`,
      withPolygon,
    );
    expect(await screen.findByRole('list', { name: 'In your cart' })).toBeVisible();
    expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView');
    expect(server.callsTo('/OrderCalculate')).toHaveLength(1);
    expect(window.history).toHaveLength(historyLength);
  });

  it('the recalculation never redirects to another site', async () => {
    const target = '//evil.example/';
    const query = new URLSearchParams({
      storeId: '10851',
      langId: '-1',
      orderId: '.',
      URL: target,
      errorViewName: target,
    });
    await renderPage(`/OrderCalculate?${query}`, { as: 'guest' });
    await waitFor(() => expect(window.location.pathname).toBe('/AjaxOrderItemDisplayView'));
  });
});
