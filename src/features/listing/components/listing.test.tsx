import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcerProps } from '@/lib/navigation/announcer';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { optimalHinge } from '@/lib/size/optimal-hinge';
import { parseListingQuery } from '../state/listing-query';
import { MySizeControl } from './facets/my-size-control';
import { Listing } from './listing';
import type { RenderMySize } from './listing-context';

/** Requests that reached the commerce API. */
let requests: URL[];
let offline: boolean;
let scenario: string;

beforeEach(() => {
  const { sandbox } = testSandbox();
  requests = [];
  offline = false;
  scenario = '';
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(new URL(request.url));
    if (offline) throw new TypeError('Failed to fetch');
    if (scenario) request.headers.set('x-sandbox-scenario', scenario);
    return (await sandbox.handle(request, '')).response;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Renders the size filter; its helper shows only the link to the frames. */
const renderMySize: RenderMySize = (className) => (
  <MySizeControl
    helper={{
      render: ({ open, onOpenChange, renderAction }) =>
        open ? <div role="dialog">{renderAction(() => onOpenChange(false))}</div> : null,
      preload: () => {},
    }}
    className={className}
  />
);

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="url">{pathname + search}</p>
      <Listing
        scope={pathname.endsWith('/search') ? 'search' : 'eyeglasses'}
        query={parseListingQuery(new URLSearchParams(search))}
        renderTile={(product) => <article aria-label={product.name}>{product.sKUs?.[0]?.fullImage}</article>}
        placeholder={<span>…</span>}
        renderMySize={renderMySize}
      />
      <div {...announcerProps} />
    </>
  );
}

function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, revalidateIfStale: false }}>
        <SiteProvider value={siteByLocale('lc-us')}>
          <BrowserRouter>
            <Page />
          </BrowserRouter>
        </SiteProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return userEvent.setup();
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const currentUrl = () => screen.getByTestId('url').textContent;
const displayedCount = async () =>
  Number(/^\d+/.exec((await screen.findAllByText(/^\d+ frames?$/))[0]?.textContent ?? '')?.[0]);

it('shows skeletons, then 24 products and the total', async () => {
  renderAt('/lc-us/eyeglasses');
  expect(screen.getByText('Products are loading')).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  expect(screen.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  expect(await displayedCount()).toBeGreaterThan(24);
  const next = await screen.findByRole('link', { name: 'Page 2' });
  expect(next).toHaveAttribute('href', '/lc-us/eyeglasses?page=2');
});

it('a facet filters to its count with one request, and preserves focus and other parameters', async () => {
  const user = renderAt('/lc-us/eyeglasses?page=2&sku[]=301122');
  const round = await waitFor(() => filters().getByRole('link', { name: /^Round/ }));
  const expectedCount = Number(/\d+/.exec(round.ariaLabel ?? '')?.[0]);
  const requestCount = requests.length;
  await user.click(round);
  await waitFor(async () => expect(await displayedCount()).toBe(expectedCount));
  expect(requests).toHaveLength(requestCount + 1);
  expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=FRAME_SHAPE:round&sku%5B%5D=301122');
  await waitFor(() => expect(filters().getByRole('link', { name: /^Round.*chosen/ })).toHaveFocus());
  expect(document.getElementById(announcerProps.id)).toHaveTextContent(`${expectedCount} frames`);
});

it('an option that has no products any more is disabled, and retains the focus', async () => {
  renderAt('/lc-us/eyeglasses');
  const extraLarge = await waitFor(() => filters().getByRole('link', { name: /^Extra large/ }));
  act(() => extraLarge.focus());
  // Simulates the focus moving on before the results arrive.
  act(() =>
    filters()
      .getByRole('link', { name: /^Round/ })
      .click(),
  );
  await waitFor(() => expect(filters().getByRole('link', { name: /^Extra large ?, 0$/ })).toHaveFocus());
  expect(extraLarge).toHaveAttribute('aria-disabled', 'true');
  expect(extraLarge).not.toHaveAttribute('href');
});

it('a chip removes its facet; focus moves to the next chip, then to the results', async () => {
  const user = renderAt('/lc-us/eyeglasses?facet=FRAME_SHAPE:round&facet=RIM_TYPE:full');
  await screen.findAllByRole('article');
  screen.getByRole('link', { name: 'Remove filter: Round' }).focus();
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=RIM_TYPE:full');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Remove filter: Full rim' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(currentUrl()).toBe('/lc-us/eyeglasses');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
});

it('sorts at once, and filters by a price range', async () => {
  const user = renderAt('/lc-us/eyeglasses');
  await screen.findAllByRole('article');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: low to high');
  expect(currentUrl()).toBe('/lc-us/eyeglasses?sort=price-low');
  await user.type(filters().getByLabelText('From, price in USD'), '50');
  await user.type(filters().getByLabelText('To, price in USD'), '80{Enter}');
  expect(currentUrl()).toBe('/lc-us/eyeglasses?minPrice=50&maxPrice=80&sort=price-low');
  const chip = await screen.findByRole('link', { name: 'Remove filter: $50.00 to $80.00' });
  await waitFor(() => expect(filters().getByLabelText('To, price in USD')).toHaveFocus());
  await user.click(chip);
  expect(filters().getByLabelText('To, price in USD')).toHaveValue(null);
});

it('offers to remove the last facet when there are no results', async () => {
  const user = renderAt('/lc-us/eyeglasses?facet=FRAME_SHAPE:wrap&facet=RIM_TYPE:rimless');
  expect(await screen.findByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Remove “Rimless”' }));
  expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=FRAME_SHAPE:wrap');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

it('shows the results of another spelling, and says so', async () => {
  renderAt('/lc-us/search?q=avaitor');
  const note = await screen.findByText(/^Nothing matches “avaitor” exactly/);
  expect(note).toHaveTextContent('Here are the results for “aviator”.');
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

it('says nothing of the kind when the words are found', { tags: 'full-run' }, async () => {
  renderAt('/lc-us/search?q=tortoiseshell');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Nothing matches/)).not.toBeInTheDocument();
});

it.each([
  ['that only has other words', 'avaitor'],
  ['in words of descriptions', 'returns'],
])('leads on to the questions from the products of a search %s', async (_, term) => {
  renderAt(`/lc-us/search?q=${term}`);
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Search our questions and answers' })).toHaveAttribute(
    'href',
    `/lc-us/faq?q=${term}`,
  );
});

it('leads on to the questions from an empty result, with nothing about frames that are not there', async () => {
  renderAt('/lc-us/search?q=wombat');
  expect(await screen.findByRole('link', { name: 'Search our questions and answers' })).toHaveAttribute(
    'href',
    '/lc-us/faq?q=wombat',
  );
  expect(screen.queryByRole('button', { name: 'Find my size' })).not.toBeInTheDocument();
});

it('links the spellings of a commerce API that only suggests them', { tags: 'full-run' }, async () => {
  scenario = 'findProductsByTerm:spellingSuggestion';
  renderAt('/lc-us/search?q=avaitor');
  expect(await screen.findByRole('link', { name: 'aviator' })).toHaveAttribute(
    'href',
    '/lc-us/search?q=aviator',
  );
});

it('shows a load error, preserves the filters and retries on click', async () => {
  offline = true;
  const user = renderAt('/lc-us/eyeglasses?facet=FRAME_SHAPE:round');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The products did not load')).toBeVisible();
  offline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus());
  expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=FRAME_SHAPE:round');
});

it('persists the number of columns on mobile', async () => {
  const user = renderAt('/lc-us/eyeglasses');
  await user.click(await screen.findByRole('button', { name: 'Show one column' }));
  expect(localStorage.getItem('listing_columns')).toBe('1');
  expect(screen.getByRole('button', { name: 'Show two columns' })).toBeVisible();
});

it('filters by the stored size, and removes the filter again', { tags: 'full-run' }, async () => {
  localStorage.setItem('optimalHinge', '136');
  const user = renderAt('/lc-us/eyeglasses?page=2&sku[]=301122');
  const toggle = await screen.findByRole('link', { name: 'Use my size' });
  const totalCount = await displayedCount();
  await user.click(toggle);
  await waitFor(() =>
    expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=TOTAL_WIDTH:133-139&sku%5B%5D=301122'),
  );
  await waitFor(() => expect(screen.getByRole('link', { name: 'Use my size', current: true })).toHaveFocus());
  await waitFor(async () => expect(await displayedCount()).toBeLessThan(totalCount));
  expect(await screen.findByRole('link', { name: 'Remove filter: My size' })).toBeVisible();
  await user.click(toggle);
  await waitFor(() => expect(currentUrl()).toBe('/lc-us/eyeglasses?sku%5B%5D=301122'));
});

it('shows each FAQ answer when its question is opened', async () => {
  const user = renderAt('/lc-us/eyeglasses');
  const answer = await screen.findByText(/^At checkout\. Upload a photo/);
  expect(answer).not.toBeVisible();
  await user.click(screen.getByRole('heading', { level: 3, name: 'When do I give my prescription?' }));
  expect(answer).toBeVisible();
});

it('offers to find the size at the first visit, then to filter by it', { tags: 'full-run' }, async () => {
  const user = renderAt('/lc-us/eyeglasses?facet=TOTAL_WIDTH:117-123');
  await user.click(await screen.findByRole('button', { name: 'Find my size' }));
  expect(screen.queryByRole('link', { name: 'Use my size' })).not.toBeInTheDocument();
  act(() => void optimalHinge.write(136));
  expect(await screen.findByRole('link', { name: 'Use my size' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change my size, 136 mm' })).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Show frames in my size' }));
  await waitFor(() => expect(currentUrl()).toBe('/lc-us/eyeglasses?facet=TOTAL_WIDTH:133-139'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has no size filter in a search for contact lenses', { tags: 'full-run' }, async () => {
  localStorage.setItem('optimalHinge', '136');
  renderAt('/lc-us/search?q=daily%20contact%20lenses');
  await screen.findAllByRole('article');
  expect(screen.queryByRole('link', { name: 'Use my size' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /my size/ })).not.toBeInTheDocument();
});

it('labels a price range with an open end, and one that starts at zero', { tags: 'full-run' }, async () => {
  renderAt('/lc-us/eyeglasses?minPrice=0&maxPrice=90&facet=PRICE:300-');
  expect(await screen.findByRole('link', { name: 'Remove filter: $0.00 to $90.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove filter: $300.00 and up' })).toBeVisible();
});
