import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cents } from '@/domain/money/cents';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import type { ProductTile, TileColor } from '../api/product-tile';
import { ProductCard } from './product-card';

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [{ type: 'three-quarter-left', file_key: '2-three-quarter-left.svg' }] }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const color = (upc: string, overrides: Partial<TileColor> = {}): TileColor => ({
  id: upc,
  upc,
  name: `Color ${upc}`,
  look: `Color ${upc}, Round`,
  swatch: ['black'],
  image: `/assets/frames/${upc}-front.svg`,
  priceWithLenses: undefined,
  price: { list: cents(18000), offer: cents(18000), saving: cents(0), badgePercent: 0 },
  available: true,
  ...overrides,
});

function renderCard(colors: ProductTile['colors']) {
  const tile: ProductTile = {
    brand: 'Alder & Lowe',
    name: 'Hollis',
    kind: 'eyeglasses',
    size: undefined,
    totalWidth: 134,
    promotion: '20% off the frame',
    prescriptionReady: true,
    heroId: undefined,
    colors,
  };
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <MemoryRouter>
            <ProductCard tile={tile} action={({ upc }) => <button type="button">Save {upc}</button>} />
          </MemoryRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
}

const discounted = { list: cents(18000), offer: cents(15500), saving: cents(2500), badgePercent: 14 };

it('links to the selected color, and shows price, list price and discount', () => {
  renderCard([color('1', { available: false }), color('2', { price: discounted })]);
  expect(screen.getByRole('link', { name: 'Hollis' })).toHaveAttribute('href', '/lc-us/2');
  expect(screen.getByText('14% off')).toBeVisible();
  expect(screen.getByText('$155.00')).toHaveTextContent('Now $155.00');
  expect(screen.getByText('$180.00').parentElement).toHaveTextContent('Was $180.00');
  expect(screen.getByRole('button', { name: 'Save 2' })).toBeVisible();
});

it('has a link for each color, labeled when sold out', () => {
  renderCard([color('1'), color('2', { available: false })]);
  expect(screen.getByRole('list', { name: 'Hollis comes in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Color 1' })).toHaveAttribute('href', '/lc-us/1');
  expect(screen.getByRole('link', { name: 'Color 2, sold out' })).toHaveAttribute('href', '/lc-us/2');
});

it('says what the picture shows, and which color that is', async () => {
  const user = userEvent.setup();
  renderCard([color('1'), color('2')]);
  const current = () => document.querySelector('[aria-current="true"]');
  expect(screen.getByRole('img', { name: 'Front view (Color 1, Round)' })).toBeVisible();
  expect(current()).toBe(screen.getByRole('link', { name: 'Color 1' }));
  await user.hover(screen.getByRole('link', { name: 'Color 2' }));
  expect(screen.getByRole('img', { name: 'Front view (Color 2, Round)' })).toBeVisible();
  expect(current()).toBe(screen.getByRole('link', { name: 'Color 2' }));
});

it('has a picture without a text where neither color nor shape is known, such as of a box', () => {
  renderCard([color('1', { look: '' })]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('selects the hovered color: image, price and link agree', async () => {
  const user = userEvent.setup();
  renderCard([color('1'), color('2', { price: discounted })]);
  await user.hover(screen.getByRole('link', { name: 'Color 2' }));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/assets/frames/2-front.svg');
  expect(screen.getByText('14% off')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hollis' })).toHaveAttribute('href', '/lc-us/2');
});

it('loads the hover image only on hover', async () => {
  const user = userEvent.setup();
  const { container } = renderCard([color('2')]);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  await user.hover(screen.getByRole('article'));
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  expect(container.querySelectorAll('img')[1]).toHaveAttribute(
    'src',
    '/assets/frames/2-three-quarter-left.svg',
  );
});

it('shows when all colors are sold out', () => {
  renderCard([color('1', { available: false })]);
  expect(screen.getByText('Sold out')).toBeVisible();
});

it('shows the width, the price with lenses of the selected color, and the promotion', async () => {
  const user = userEvent.setup();
  renderCard([color('1', { priceWithLenses: cents(23995) }), color('2', { priceWithLenses: cents(25995) })]);
  expect(screen.getByText('Total width 134 mm')).toBeInTheDocument();
  expect(screen.getByText('With lenses from $239.95')).toBeVisible();
  expect(screen.getByText('20% off the frame')).toBeVisible();
  await user.hover(screen.getByRole('link', { name: 'Color 2' }));
  expect(screen.getByText('With lenses from $259.95')).toBeVisible();
});

it('has no price with lenses for a frame that takes none', () => {
  renderCard([color('1')]);
  expect(screen.queryByText(/^With lenses/)).not.toBeInTheDocument();
});
