import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { loadMessages } from '@/app/message-catalogs';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { FAQ_DATA_ID, parseFaqEntries } from '../api/faq-entries';
import { FaqBrowser } from './faq-browser';

let unmount = () => {};
afterEach(() => act(() => unmount()));

/** Hydrates the server's HTML of a list whose embedded data is this text. */
async function hydrate(data: string): Promise<void> {
  const i18n = setupI18n({ locale: 'en', messages: { en: await loadMessages('en-US', ['faq']) } });
  const container = document.createElement('main');
  container.innerHTML = `<div role="alert"></div><div><script type="application/json" id="${FAQ_DATA_ID}">${data}</script><details><summary>Where is my order?</summary></details></div>`;
  document.body.append(container);
  await act(async () => {
    const root = hydrateRoot(
      container,
      <MemoryRouter initialEntries={['/lc-us/faq']}>
        <I18nProvider i18n={i18n}>
          <SiteProvider value={siteByLocale('lc-us')}>
            <FaqBrowser />
          </SiteProvider>
        </I18nProvider>
      </MemoryRouter>,
    );
    unmount = () => {
      root.unmount();
      container.remove();
    };
  });
}

it.each(['', '{"broken', '[]', '{}', '[{"key":"tax"}]'])(
  'embedded data that is %j: says so with a link to contact, and leaves the list of the server',
  async (data) => {
    await hydrate(data);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Not every question can be shown');
    expect(within(alert).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/lc-us/contact');
    expect(screen.getByText('Where is my order?')).toBeVisible();
  },
);

it('parseFaqEntries returns what fits', () => {
  const entries = [{ key: 'tax', topic: 'payment', question: 'Tax?', answer: 'Yes.' }];
  expect(parseFaqEntries(JSON.stringify(entries))).toEqual(entries);
});
