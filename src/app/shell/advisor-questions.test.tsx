import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advisorRequest, openAdvisor as requestAdvisor } from '@/lib/advisor/open-advisor';
import {
  chooseBefore,
  click,
  heading,
  openAdvisor,
  prepareForAdvisor,
  tiles,
} from '../../../tests/support/advisor-fixtures';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';

prepareForAdvisor();

test('questions lead to recommended frames; nothing of them is in an event or a URL', async () => {
  const advisor = await openAdvisor();
  const { user, dialog, events } = advisor;
  await click(advisor, 'Answer questions');
  await waitFor(async () => expect(await heading(advisor, 'What shape is your face?')).toHaveFocus());
  await user.click(dialog.getByRole('radio', { name: /^Oval/ }));
  await click(advisor, 'Next');
  await waitFor(async () => expect(await heading(advisor, 'How wide must your frames be?')).toHaveFocus());
  await user.click(dialog.getByRole('tab', { name: 'Width' }));
  await user.type(dialog.getByLabelText('Total width in millimeters'), '134');
  await click(advisor, 'Use this width');
  await waitFor(() => expect(dialog.getByText('Medium, 134 mm')).toHaveFocus());
  await click(advisor, 'Next');
  await user.click(await dialog.findByRole('radio', { name: /^Warm/ }));
  await click(advisor, 'Show my frames');

  const found = await tiles(advisor);
  expect(await dialog.findByText(`${found.length} frames, the best match first`)).toBeVisible();
  expect(dialog.getAllByText('Best match').length).toBeGreaterThan(0);
  const [first] = found;
  if (!first) throw new Error('There is no frame.');
  const link = within(first).getByRole('heading', { level: 4 }).querySelector('a');
  expect(link?.getAttribute('href')).toMatch(/^\/lc-us\/\d+\?ref=frameAdvisor$/);
  expect(within(first).getByRole('button', { name: /^Save / })).toBeVisible();
  const [lenses] = dialog.getAllByRole('link', { name: /^Choose lenses/ });
  expect(lenses?.getAttribute('href')).toMatch(/^\/lc-us\/\d+\?ref=frameAdvisor$/);

  expect(Object.keys(localStorage).sort()).toEqual(['frame_advisor', 'optimalHinge']);
  expect(localStorage.getItem('optimalHinge')).toBe('134');
  expect(JSON.stringify(events)).not.toMatch(/oval|134|warm/);
  expect(window.location.search).toBe('?ref=startFa');
});

test('three questions find the shape, which can be changed', { tags: 'full-run' }, async () => {
  const advisor = await openAdvisor();
  const { user, dialog } = advisor;
  await click(advisor, 'Answer questions');
  await click(advisor, 'find out by three questions');
  await click(advisor, 'Use this shape');
  expect(await dialog.findAllByText('Choose one of these.')).toHaveLength(3);
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'About as long as wide' })).toHaveFocus());
  await user.click(dialog.getByRole('radio', { name: 'A little longer' }));
  await user.click(dialog.getByRole('radio', { name: 'At the cheekbones' }));
  await user.click(dialog.getByRole('radio', { name: 'Pointed' }));
  expect(await dialog.findByText('Your face shape: Diamond')).toBeVisible();
  await click(advisor, 'Use this shape');
  expect(await dialog.findByRole('radio', { name: /^Diamond/ })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: /^Heart/ }));
  await click(advisor, 'Next');
  await click(advisor, 'Back');
  expect(await dialog.findByRole('radio', { name: /^Heart/ })).toBeChecked();
});

test('opens by its URL once for each page load; closing it leaves the URL as it is', {
  tags: 'full-run',
}, async () => {
  const { user } = await renderPage('/lc-us/faq?ref=startFa');
  await findDialog('Frame advisor');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?ref=startFa');
  const before = advisorRequest.read();
  // Inside the site, to the same value.
  await act(async () => {
    window.history.replaceState(null, '', '/lc-us/faq?ref=startFa&from=menu');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(advisorRequest.read()).toBe(before);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['home', '/es-us?ref=startFa', 'es-us', 'Asesor de monturas'],
  ['a listing', '/lc-us/eyeglasses?facet=FRAME_SHAPE:browline&ref=startFa', 'lc-us', 'Frame advisor'],
  ['a product page', '/en-ca/2017230701520?ref=startFa', 'en-ca', 'Frame advisor'],
] as const)('opens by its URL on %s', async (_, path, locale, name) => {
  await renderPage(path, { locale });
  expect(await findDialog(name)).toBeVisible();
});

test('a size can be changed and cleared where it is shown; one out of range is said', async () => {
  chooseBefore();
  localStorage.setItem('optimalHinge', '136');
  const advisor = await openAdvisor();
  const { user, dialog } = advisor;
  await click(advisor, /^Change: Width/);
  expect(await dialog.findByText('Large, 136 mm')).toBeVisible();
  await click(advisor, 'Change my size');
  await user.click(await dialog.findByRole('tab', { name: 'Width' }));
  const field = dialog.getByLabelText('Total width in millimeters');
  await user.type(field, '13');
  await click(advisor, 'Use this width');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('13');
  expect(localStorage.getItem('optimalHinge')).toBe('136');
  await user.type(field, '0');
  await click(advisor, 'Use this width');
  await waitFor(() => expect(dialog.getByText('Medium, 130 mm')).toHaveFocus());
  expect(localStorage.getItem('optimalHinge')).toBe('130');
  await click(advisor, 'Clear my size');
  expect(await dialog.findByRole('tab', { name: 'Width' })).toBeVisible();
  expect(localStorage.getItem('optimalHinge')).toBeNull();
  // A step may be left open.
  await click(advisor, 'Skip');
  expect(await heading(advisor, 'What do you like?')).toBeVisible();
});

test('opens above a promotion that is open already', { tags: 'full-run' }, async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie of an earlier page, which reopens the promotion
  document.cookie = 'promo=refresh; path=/';
  const { user } = await renderPage('/lc-us/faq');
  await findDialog();
  act(() => void requestAdvisor());
  // By its role: it is not hidden behind the other one.
  const advisor = await findDialog('Frame advisor');
  // Escape closes the dialog that has the focus. The advisor takes it a frame after it opens.
  await waitFor(() => expect(advisor).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Frame advisor')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: '10% off your order' })).toBeVisible();
});

test('does not open by a value in another case', { tags: 'full-run' }, async () => {
  await renderPage('/lc-us/faq?ref=startfa');
  expect(advisorRequest.read()).toBeUndefined();
});
