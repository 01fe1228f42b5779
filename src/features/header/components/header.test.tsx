import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panelRequest } from '@/lib/insurance/open-insurance-panel';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { FollowLinks } from '../../../../tests/support/follow-links';
import { nextTask } from '../../../../tests/support/next-task';
import { Header } from './header';
import { headerComponents } from './header-components';

/** Stubbed API responses by path suffix; any other request fails the test. */
let responses: Record<string, { status: number; body: unknown }> = {};
const requestedPaths: string[] = [];

const SESSION = 'WC_SESSION_ESTABLISHED=true';

/** Sets a cookie as an API response would. */
function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a stubbed fetch cannot send Set-Cookie
  document.cookie = cookie;
}

beforeEach(() => {
  setCookie(SESSION);
  requestedPaths.length = 0;
  responses = { '/contextdata': { status: 200, body: { basicInfo: { runAsId: -1002, callerId: -1002 } } } };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    requestedPaths.push(pathname);
    const response = Object.entries(responses).find(([pathEnd]) => pathname.endsWith(pathEnd))?.[1];
    if (!response) throw new Error(`No response stubbed for ${pathname}.`);
    return Response.json(response.body, { status: response.status });
  });
});
afterEach(() => {
  setCookie(`${SESSION}; max-age=0`);
  vi.unstubAllGlobals();
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="url">{pathname + search}</output>;
}

function renderHeader(url = '/lc-us') {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter initialEntries={[url]}>
            <Header localeSwitcher="#languages" bannerId="banner" />
            <CurrentUrl />
            <FollowLinks />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
}

const url = () => screen.getByLabelText('url').textContent;
const contextRequested = () => waitFor(() => expect(requestedPaths.join()).toContain('/contextdata'));

describe('header cart', () => {
  it('requests nothing without a session', async () => {
    setCookie(`${SESSION}; max-age=0`);
    renderHeader();
    await act(nextTask);
    expect(requestedPaths).toEqual([]);
  });

  it('does not request the cart of the generic user', async () => {
    renderHeader();
    await contextRequested();
    // Let the response arrive and its effects run.
    await act(nextTask);
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(requestedPaths.filter((path) => path.endsWith('/cart/@self'))).toEqual([]);
  });

  it('shows the number of items in a guest cart, without lenses', async () => {
    responses['/contextdata'] = {
      status: 200,
      body: { basicInfo: { runAsId: 7001, callerId: 7001, registerType: 'G' } },
    };
    responses['/cart/@self'] = {
      status: 200,
      body: {
        orderItem: [
          { orderItemId: '1', comments: 'EYE', quantity: '2.0' },
          { orderItemId: '2', comments: 'LENS', quantity: '2.0' },
        ],
      },
    };
    renderHeader();
    const link = await screen.findByRole('link', { name: 'Cart, 2 items' });
    expect(link).toHaveAttribute('href', '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1');
  });
});

describe('header search', () => {
  it('navigates to the search page with the trimmed term', async () => {
    const user = userEvent.setup();
    renderHeader();
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    await user.type(field as HTMLElement, '  round gold {Enter}');
    expect(url()).toBe('/lc-us/search?q=round+gold');
    await contextRequested();
  });

  it('does nothing without a term', async () => {
    const user = userEvent.setup();
    renderHeader('/lc-us/sunglasses');
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    await user.type(field as HTMLElement, '   {Enter}');
    expect(url()).toBe('/lc-us/sunglasses');
    await waitFor(() => expect(field).toHaveFocus());
    await contextRequested();
  });

  it('is a plain form prefilled with the term of the search page', async () => {
    renderHeader('/lc-us/search?q=aviator');
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    expect(field).toHaveValue('aviator');
    expect(field).toHaveAttribute('name', 'q');
    expect(field?.closest('form')).toHaveAttribute('action', '/lc-us/search');
    await contextRequested();
  });
});

describe('mobile menu', () => {
  const open = async () => {
    const user = userEvent.setup();
    const { container } = renderHeader();
    const button = container.querySelector<HTMLElement>('summary[aria-label="Menu"]');
    if (!button) throw new Error('Menu not found.');
    await user.click(button);
    const panel = button.closest('details');
    await waitFor(() => expect(panel).toHaveAttribute('open'));
    await contextRequested();
    // The code that closes the panel loads with the first interaction.
    await waitFor(() => expect(headerComponents.read()).toBeDefined());
    await act(async () => {});
    return { user, button, panel: panel as HTMLDetailsElement };
  };

  it('Escape closes it and restores focus', async () => {
    const { user, button, panel } = await open();
    within(panel).getByRole('link', { name: 'Sunglasses' }).focus();
    await user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes on Escape after focus was lost to the body', async () => {
    const { user, button, panel } = await open();
    button.blur();
    await waitFor(() => expect(document.body).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('opens the insurance panel, which returns the focus to what opens the menu', async () => {
    const { user, button, panel } = await open();
    await user.click(within(panel).getByRole('button', { name: 'Vision insurance' }));
    expect(panelRequest.read()?.opener).toBe(button);
    panelRequest.set(undefined);
  });

  it('closes on navigation', async () => {
    const { user, panel } = await open();
    await user.click(within(panel).getByRole('link', { name: 'Sunglasses' }));
    expect(url()).toBe('/lc-us/sunglasses');
    expect(panel).not.toHaveAttribute('open');
  });

  it('closes when focus leaves', async () => {
    const { user, panel } = await open();
    within(panel)
      .getByRole('link', { name: /United States/ })
      .focus();
    await user.tab();
    expect(panel).not.toHaveAttribute('open');
  });
});
