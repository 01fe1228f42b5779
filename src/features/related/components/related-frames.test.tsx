import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ComponentTestOptions, renderComponent } from '../../../../tests/support/render-page';
import type { ComparedFrame } from '../api/similar-frames';
import { RelatedFrames } from './related-frames';

const POLYGON = '2017230701520';
const frame: ComparedFrame = {
  upc: POLYGON,
  kind: 'eyeglasses',
  shape: 'round',
  totalWidth: 132,
  price: 20_000,
};

const renderRelated = (options: ComponentTestOptions = {}) =>
  renderComponent(
    <RelatedFrames
      upc={POLYGON}
      frame={frame}
      renderTile={({ partNumber }) => <article>{partNumber}</article>}
      placeholder={<span>…</span>}
    />,
    { catalogs: ['related'], ...options },
  );
const similar = () => within(screen.getByRole('region', { name: 'Similar frames' }));
const seen = () => screen.queryByRole('region', { name: 'Seen recently' });

it('shows four frames of the same shape, in one search', async () => {
  const { server } = await renderRelated();
  expect(await similar().findAllByRole('article')).toHaveLength(4);
  expect(server.callsTo('byCategory/40001')).toHaveLength(1);
  const [url] = server.requests.map((request) => new URL(request.url));
  expect(url?.searchParams.getAll('facet')).toEqual([
    'ads_f40020_ntk_cs:"round"',
    'ads_f40041_ntk_d:({124 140} 140)',
  ]);
  expect(similar().getByRole('link', { name: 'All of this shape' })).toHaveAttribute(
    'href',
    '/lc-us/eyeglasses?facet=FRAME_SHAPE%3Around',
  );
});

it('offers a retry when the search fails', async () => {
  const { user, server } = await renderRelated({ scenario: 'catalog-unavailable' });
  const retry = await similar().findByRole('button', { name: 'Try again' });
  server.startScenario('');
  await user.click(retry);
  expect(await similar().findAllByRole('article')).toHaveLength(4);
});

it('remembers the frame, which is not shown on its own page', async () => {
  await renderRelated();
  expect(JSON.parse(localStorage.getItem('recentlySeen') ?? '')).toEqual([POLYGON]);
  expect(seen()).not.toBeInTheDocument();
});

it('shows the frames seen before, the latest first, and clears them', async () => {
  const { server } = await renderRelated();
  await similar().findAllByRole('article');
  const response = await server.shopper.fetch(
    new Request(server.requests.find(({ url }) => url.includes('byCategory'))?.url ?? ''),
  );
  const { catalogEntryView } = (await response.json()) as {
    catalogEntryView: { sKUs: { partNumber: string }[] }[];
  };
  const upcs = catalogEntryView.slice(0, 3).map(({ sKUs }) => sKUs[0]?.partNumber);
  localStorage.setItem('recentlySeen', JSON.stringify([POLYGON, ...upcs]));
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(seen()).toBeInTheDocument());
  const tiles = await within(seen() as HTMLElement).findAllByRole('article');
  expect(tiles.map(({ textContent }) => textContent)).toEqual(upcs);
  within(seen() as HTMLElement)
    .getByRole('button', { name: 'Clear the list' })
    .click();
  const message = await screen.findByText('The list of frames that you saw is cleared.');
  await waitFor(() => expect(message).toHaveFocus());
  expect(localStorage.getItem('recentlySeen')).toBeNull();
});
