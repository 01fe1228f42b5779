import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcerProps } from '@/lib/navigation/announcer';
import { CART_PAGE, withPolygon } from '../../../tests/support/cart-fixtures';
import { recordScrolls } from '../../../tests/support/record-scrolls';
import { renderPage } from '../../../tests/support/render-page';

const currentUrl = () => window.location.pathname + window.location.search;
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
/** Clicks a link to a page that suspends, so the update must be awaited. */
const clickLink = (target: HTMLElement) => act(async () => fireEvent.click(target));
const heading = () => screen.getByRole('heading', { level: 1 });

describe('navigation', () => {
  it('keeps the old page until the new one can paint, then moves focus to its heading and announces it once', async () => {
    const { server } = await renderPage('/lc-us/help');
    const previousText = heading().textContent;
    const release = server.holdResponses('/productview/byCategory/');
    await clickLink(link('Contact lenses'));
    expect(heading()).toHaveTextContent(previousText ?? '');
    release();
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    expect(currentUrl()).toBe('/lc-us/contact-lenses');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(document.title).toMatch(/^Contact lenses.* \| Marlowe Eyewear$/);
    expect(document.getElementById(announcerProps.id)).toBeEmptyDOMElement();
  });

  it('tracks each page once, by its id', async () => {
    const { pageViews } = await renderPage('/lc-us/faq?search=refund');
    expect(pageViews).toEqual([{ name: 'page_view', page: 'faq', locale: 'lc-us' }]);
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    expect(pageViews.slice(1)).toEqual([{ name: 'page_view', page: 'contact-lenses', locale: 'lc-us' }]);
    await act(async () => window.history.back());
    await waitFor(() => expect(heading()).not.toHaveTextContent('Contact lenses'));
    expect(pageViews).toHaveLength(3);
  });

  it('does not wait for marketing content', async () => {
    const { server } = await renderPage('/lc-us/help');
    const release = server.holdResponses('/espot/');
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    expect(screen.queryByText(/^Have your contact lens prescription/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(/^Have your contact lens prescription/)).toBeVisible();
  });

  it('does not fetch again after a prefetch, nor on back', async () => {
    const { user, server } = await renderPage('/lc-us/eyeglasses?facet=FRAME_SHAPE:wrap');
    await user.hover(link('Contact lenses'));
    await waitFor(() => expect(server.callsTo('byCategory/40003')).toHaveLength(1));
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    const requestCount = server.requests.length;
    await act(async () => window.history.back());
    await waitFor(() => expect(heading()).toHaveTextContent('Eyeglasses'));
    expect(server.requests).toHaveLength(requestCount);
  });

  it('has the focus on back at the link that was followed, and announces the title; without it, at the heading', async () => {
    await renderPage('/lc-us/help');
    const followed = link('Contact lenses');
    followed.focus();
    await clickLink(followed);
    await waitFor(() => expect(heading()).toHaveFocus());
    await act(async () => window.history.back());
    await waitFor(() => expect(currentUrl()).toBe('/lc-us/help'));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('href', followed.getAttribute('href')),
    );
    expect(document.getElementById(announcerProps.id)).toHaveTextContent(document.title);
    await act(async () => window.history.forward());
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('adds one history entry on a double click', async () => {
    const { server } = await renderPage('/lc-us/help');
    const release = server.holdResponses('/productview/byCategory/');
    await clickLink(link('Contact lenses'));
    await clickLink(link('Contact lenses'));
    release();
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
    await act(async () => window.history.back());
    await waitFor(() => expect(currentUrl()).toBe('/lc-us/help'));
  });

  it('shows the part of the next page that a link names', async () => {
    const scrolled = recordScrolls();
    await renderPage('/lc-us/terms');
    await clickLink(screen.getByRole('link', { name: 'How it works' }));
    await waitFor(() => expect(window.location.hash).toBe('#returns'));
    await waitFor(() => expect(scrolled.map(({ id }) => id)).toEqual(['returns']));
  });

  it('shows the not-found page for an unknown URL, with working links', async () => {
    await renderPage('/lc-us/nothing/to/see');
    expect(heading()).toHaveTextContent('This page is out of focus');
    await clickLink(link('Contact lenses'));
    await waitFor(() => expect(heading()).toHaveTextContent('Contact lenses'));
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
