import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreProvider, storeByLocale } from '@/platform/store/store';
import { Header } from './header';

/** Answers of the platform by the end of their path; anything else is a mistake of the test. */
let answers: Record<string, { status: number; body: unknown }> = {};
const asked: string[] = [];

const SESSION = 'WC_SESSION_ESTABLISHED=true';

/** Does with a cookie what an answer of the platform would have done. */
function keepCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser does it from an answer's header, which a stubbed fetch has not
  document.cookie = text;
}

beforeEach(() => {
  keepCookie(SESSION);
  asked.length = 0;
  answers = { '/contextdata': { status: 200, body: { basicInfo: { runAsId: -1002, callerId: -1002 } } } };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    if (!answer) throw new Error(`Nothing answers ${pathname}.`);
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  keepCookie(`${SESSION}; max-age=0`);
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function renderHeader(address = '/lc-us') {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <StoreProvider value={storeByLocale('lc-us')}>
          <MemoryRouter initialEntries={[address]}>
            <Header localeSwitcher="#languages" bannerId="banner" />
            <Address />
          </MemoryRouter>
        </StoreProvider>
      </SWRConfig>
    </I18nProvider>,
  );
}

const address = () => screen.getByLabelText('address').textContent;
const contextAsked = () => waitFor(() => expect(asked.join()).toContain('/contextdata'));

describe('the cart in the header', () => {
  it('asks for nothing while there is no session', async () => {
    keepCookie(`${SESSION}; max-age=0`);
    renderHeader();
    for (let turn = 0; turn < 20; turn += 1) await act(async () => {});
    expect(asked).toEqual([]);
  });

  it('does not ask for the cart of a caller without an identity', async () => {
    renderHeader();
    await contextAsked();
    // Time for the answer to arrive and for what follows from it.
    for (let turn = 0; turn < 20; turn += 1) await act(async () => {});
    expect(screen.getByRole('link', { name: 'Cart' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/cart/@self'))).toEqual([]);
  });

  it('says how many things a guest has in the cart, lenses not among them', async () => {
    answers['/contextdata'] = {
      status: 200,
      body: { basicInfo: { runAsId: 7001, callerId: 7001, registerType: 'G' } },
    };
    answers['/cart/@self'] = {
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

describe('search in the header', () => {
  it('goes to the search page with the words, without blanks around them', async () => {
    const user = userEvent.setup();
    renderHeader();
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    await user.type(field as HTMLElement, '  round gold {Enter}');
    expect(address()).toBe('/lc-us/search?q=round+gold');
    await contextAsked();
  });

  it('stays where it is without words', async () => {
    const user = userEvent.setup();
    renderHeader('/lc-us/sunglasses');
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    await user.type(field as HTMLElement, '   {Enter}');
    expect(address()).toBe('/lc-us/sunglasses');
    expect(field).toHaveFocus();
    await contextAsked();
  });

  it('is an ordinary form that holds the words of the search page', async () => {
    renderHeader('/lc-us/search?q=aviator');
    const [field] = screen.getAllByRole('combobox', { name: 'Search' });
    expect(field).toHaveValue('aviator');
    expect(field).toHaveAttribute('name', 'q');
    expect(field?.closest('form')).toHaveAttribute('action', '/lc-us/search');
    await contextAsked();
  });
});

describe('the menu of narrow windows', () => {
  const open = async () => {
    const user = userEvent.setup();
    const { container } = renderHeader();
    const button = container.querySelector<HTMLElement>('summary[aria-label="Menu"]');
    if (!button) throw new Error('There is no menu.');
    await user.click(button);
    const panel = button.closest('details');
    await waitFor(() => expect(panel).toHaveAttribute('open'));
    await contextAsked();
    return { user, button, panel: panel as HTMLDetailsElement };
  };

  it('holds the page while it is open; Escape closes it and gives the focus back', async () => {
    const { user, button, panel } = await open();
    await waitFor(() => expect(document.documentElement).toHaveClass('max-lg:overflow-hidden'));
    within(panel).getByRole('link', { name: 'Sunglasses' }).focus();
    await user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    expect(button).toHaveFocus();
    await waitFor(() => expect(document.documentElement).not.toHaveClass('max-lg:overflow-hidden'));
  });

  it('hears Escape after a press on its ground, too', async () => {
    const { user, button, panel } = await open();
    button.blur();
    expect(document.body).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel).not.toHaveAttribute('open');
    expect(button).toHaveFocus();
  });

  it('closes when a link is followed', async () => {
    const { user, panel } = await open();
    await user.click(within(panel).getByRole('link', { name: 'Sunglasses' }));
    expect(address()).toBe('/lc-us/sunglasses');
    expect(panel).not.toHaveAttribute('open');
  });

  it('closes when the focus goes elsewhere', async () => {
    const { user, panel } = await open();
    within(panel)
      .getByRole('link', { name: /United States/ })
      .focus();
    await user.tab();
    expect(panel).not.toHaveAttribute('open');
  });
});
