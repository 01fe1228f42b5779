import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { CategoryTiles } from './category-tiles';

afterEach(() => vi.unstubAllGlobals());

const response = { catalogEntryView: [{ uniqueID: '1', name: 'Hollis' }] };

function renderTiles(enabled?: boolean) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <CategoryTiles
            row={{ category: 'eyeglasses', order: 'popular' }}
            enabled={enabled ?? true}
            tile={(product) => product.name}
            placeholder="…"
          />
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
}

it('shows a skeleton, then the products', async () => {
  vi.stubGlobal('fetch', async () => Response.json(response));
  renderTiles();
  expect(screen.getByRole('status')).toHaveTextContent('Loading frames');
  expect(await screen.findByText('Hollis')).toBeVisible();
  expect(screen.queryByText('Loading frames')).not.toBeInTheDocument();
});

it('shows an error and reloads on retry', async () => {
  const responses = [
    () => Response.json({ errors: [{ errorKey: 'X', errorCode: 'X', errorMessage: 'x' }] }, { status: 500 }),
    () => Response.json(response),
  ];
  vi.stubGlobal('fetch', async () => responses.shift()?.());
  const user = userEvent.setup();
  renderTiles();
  expect(await screen.findByText(/These products did not load/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hollis')).toBeVisible();
});

it('requests nothing while disabled', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { container } = renderTiles(false);
  expect(container).toBeEmptyDOMElement();
  expect(fetch).not.toHaveBeenCalled();
});
