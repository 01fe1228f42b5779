import { rankFrames } from '@sandbox/handlers/assets/find-advisor-products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseBefore,
  click,
  OVAL,
  openAdvisor,
  prepareForAdvisor,
  tiles,
} from '../../../tests/support/advisor-fixtures';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';
import { testServer } from '../../../tests/support/test-server';

prepareForAdvisor();

test('nothing in the width: says so, and finds frames without it', { tags: 'full-run' }, async () => {
  chooseBefore();
  localStorage.setItem('optimalHinge', '136');
  const advisor = await openAdvisor({ scenario: 'advisor-no-products-in-width' });
  expect(await advisor.dialog.findByText('No frame fits all that you chose')).toBeVisible();
  expect(advisor.events).toContainEqual({ name: 'error', message: 'No product were returned' });
  await click(advisor, 'Without my width');
  expect(await tiles(advisor)).toHaveLength(24);
  // The button is gone; the focus goes to what it led to.
  await waitFor(() => expect(advisor.dialog.getByText('24 frames, the best match first')).toHaveFocus());
  // Listings use the size, too.
  expect(localStorage.getItem('optimalHinge')).toBe('136');
  await click(advisor, /^In my width again: Large, 136/);
  expect(await advisor.dialog.findByText('No frame fits all that you chose')).toBeVisible();
});

test('badges say what suits: shape, color, or both as the best match', async () => {
  const choices = {
    mood: 'harmony',
    productType: 'eyeglasses',
    faceShape: 'triangle',
    tone: 'cool',
  } as const;
  chooseBefore(choices);
  // Few frames are as narrow.
  localStorage.setItem('optimalHinge', '120');
  const advisor = await openAdvisor();
  const found = await tiles(advisor);
  const ranked = rankFrames(advisor.server.sandbox.sandbox.context.catalog.frames, {
    ...choices,
    optimalHinge: 120,
    limit: 24,
  });
  const badges = ranked.map(({ bestMatch, shapeMatches, colorMatches }) => [
    ...(bestMatch ? ['Best match'] : []),
    ...(shapeMatches && !bestMatch ? ['Shape suits you'] : []),
    ...(colorMatches && !bestMatch ? ['Color suits you'] : []),
  ]);
  const shown = found.map((tile) =>
    within(tile)
      .queryAllByText(/^(Best match|Shape suits you|Color suits you)$/)
      .map(({ textContent }) => textContent),
  );
  expect(shown).toEqual(badges);
  expect(new Set(badges.flat()).size).toBeGreaterThan(1);
});

test('a few frames: their number, why they are recommended, and what was chosen', async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart', tone: 'warm' });
  localStorage.setItem('optimalHinge', '136');
  const advisor = await openAdvisor({ scenario: 'advisor-few-products' });
  expect(await tiles(advisor)).toHaveLength(3);
  const { dialog } = advisor;
  expect(dialog.getByText('3 frames, the best match first')).toBeVisible();
  expect(dialog.getByText('Eyeglasses · Harmony · Warm')).toBeVisible();
  expect(dialog.getByText(/they balance the chin\. All are within 3\smm of your width\./)).toBeVisible();
});

test('a delayed search says that it is looking; its results stay in memory while the page is open', {
  tags: 'full-run',
}, async () => {
  chooseBefore();
  const release = testServer().holdResponses('/frame-advisor/recommendations');
  const { dialog, user, server } = await openAdvisor();
  expect(await dialog.findByText('Finding your frames')).toBeVisible();
  expect(dialog.queryByRole('article')).not.toBeInTheDocument();
  release();
  expect(await dialog.findByText(/^24 frames/)).toBeVisible();
  expect(dialog.queryByText('Finding your frames')).not.toBeInTheDocument();
  expect(await tiles({ dialog })).toHaveLength(24);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Find my frames' }));
  const reopened = within(await findDialog('Frame advisor'));
  expect(await tiles({ dialog: reopened })).toHaveLength(24);
  expect(server.callsTo('/frame-advisor/recommendations')).toHaveLength(1);
  expect(server.callsTo('/productview/byPartNumbers')).toHaveLength(1);
});

test.each([
  ['advisor-no-products', 'No frame fits all that you chose'],
  ['advisor-unknown-products', 'No frame fits all that you chose'],
  ['advisor-search-unavailable', 'Your frames could not be loaded'],
])('%s: %s, with a link to all frames', async (scenario, text) => {
  chooseBefore();
  const advisor = await openAdvisor({ scenario });
  expect(await advisor.dialog.findByText(text)).toBeVisible();
  expect(advisor.dialog.getByRole('link', { name: 'All eyeglasses' })).toHaveAttribute(
    'href',
    '/lc-us/eyeglasses',
  );
  expect(advisor.events).toContainEqual({ name: 'error', message: 'No product were returned' });
});

test('sunglasses in Canada, in French', { tags: 'full-run' }, async () => {
  chooseBefore({ ...OVAL, mood: 'contrast', productType: 'sunglasses' });
  await renderPage('/fr-ca/face-shape?ref=startFa', { locale: 'fr-ca' });
  const dialog = within(await findDialog('Conseiller de montures'));
  expect(await dialog.findAllByRole('article')).toHaveLength(24);
  expect(dialog.getAllByText(/^Sans ordonnance/).length).toBe(24);
});

test('a recommended frame leads back to the recommendations, and to itself there, also after a reload', async () => {
  chooseBefore();
  // In every width.
  localStorage.setItem('optimalHinge', '136');
  const [, followed] = rankFrames(testServer().sandbox.sandbox.context.catalog.frames, {
    ...{ productType: 'eyeglasses', mood: 'harmony', faceShape: 'oval', limit: 24 },
  });
  const upc = followed?.color.upc;
  sessionStorage.setItem('advisor_followed', JSON.stringify({ upc, isAnyWidth: true }));
  const page = await renderPage(`/lc-us/${upc}?ref=frameAdvisor`);
  await page.user.click(await screen.findByRole('link', { name: 'Back to your recommendations' }));
  const dialog = within(await findDialog('Frame advisor'));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Your frames' })).toBeVisible();
  const [, tile] = await tiles({ dialog });
  await waitFor(() => expect(tile && within(tile).getByRole('heading').firstElementChild).toHaveFocus());
  await click({ ...page, dialog }, /^In my width again/);
  expect(sessionStorage.getItem('advisor_followed')).toBeNull();
});

test('the frame that was opened is remembered in this tab', { tags: 'full-run' }, async () => {
  chooseBefore();
  const advisor = await openAdvisor({ scenario: 'advisor-few-products' });
  const [first] = await tiles(advisor);
  const link = first && within(first).getByRole('heading').querySelector('a');
  if (!link) throw new Error('There is no frame.');
  link.addEventListener('click', (event) => event.preventDefault());
  await advisor.user.click(link);
  const upc = link.pathname.split('/').at(-1);
  expect(JSON.parse(sessionStorage.getItem('advisor_followed') ?? '')).toEqual({ upc, isAnyWidth: false });
});
