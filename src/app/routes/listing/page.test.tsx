import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/render-page';

const ESPOT_PATH = '/espot/cookie-sensitive/Listing_Banner';
/** Clicks a link to a page that suspends, so the update must be awaited. */
const clickLink = (target: HTMLElement) => act(async () => fireEvent.click(target));

it.each([
  ['/lc-us/eyeglasses', '40001', /^Most of these frames take prescription lenses/],
  ['/es-us/sunglasses', '40002', /^Cada lente solar bloquea/],
  ['/fr-ca/contact-lenses', '40003', /^Ayez votre ordonnance de lentilles/],
])('%s shows its banner espot', async (path, category, text) => {
  const { server } = await renderPage(`${path}?cid=spring&page=2&facet=GENDER:women`);
  expect(await screen.findByText(text)).toBeVisible();
  const [request] = server.requests.filter(({ url }) => url.includes(ESPOT_PATH));
  const { pathname, searchParams } = new URL(request?.url ?? '');
  expect(pathname).toMatch(new RegExp(`${ESPOT_PATH}/category/${category}$`));
  expect(searchParams.get('cid')).toBe('spring');
  expect(searchParams.get('facet')).toBe('GENDER:women');
});

it('selecting a facet fetches the products only', async () => {
  const { server } = await renderPage('/lc-us/eyeglasses?facet=FRAME_SHAPE:wrap');
  await screen.findByText(/^Most of these frames/);
  await clickLink((await screen.findAllByRole('link', { name: /^Full rim/ }))[0] as HTMLElement);
  await waitFor(() => expect(window.location.search).toBe('?facet=FRAME_SHAPE:wrap&facet=RIM_TYPE:full'));
  expect(await screen.findAllByText('2 frames')).not.toHaveLength(0);
  expect(server.callsTo('byCategory/40001')).toHaveLength(2);
  expect(server.callsTo(ESPOT_PATH)).toHaveLength(1);
  expect(screen.getByText(/^Most of these frames/)).toBeVisible();
});

it.each([
  ['espots-empty', []],
  ['espots-failed', ['Error loading espot Listing_Banner']],
])('renders no empty space in scenario %s', async (scenario, errors) => {
  const { events } = await renderPage('/lc-us/sunglasses?facet=FRAME_SHAPE:irregular', { scenario });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText(/UVA/)).not.toBeInTheDocument();
  const messages = events.flatMap((event) => (event.name === 'error' ? [event.message] : []));
  expect(messages.filter((message) => message.includes('Listing_Banner'))).toEqual(errors);
});

it('a search has no banner espot', async () => {
  const { server } = await renderPage('/lc-us/search?q=polygon');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(server.callsTo(ESPOT_PATH)).toHaveLength(0);
});
