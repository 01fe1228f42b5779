import { demoShopper } from '@sandbox/testing/shoppers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromAccessToken } from '@/domain/advisor/profile-token';
import { lastResults } from '@/features/advisor/dialog/state/last-results';
import { advisorRequest } from '@/lib/advisor/open-advisor';
import { type ComponentTestOptions, renderPage } from '../../../tests/support/render-page';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  advisorRequest.set(undefined);
  lastResults.set(undefined);
});

const OVAL = { faceShape: 'oval', mood: 'harmony', productType: 'eyeglasses' };
const chooseBefore = (choices: object = OVAL) =>
  localStorage.setItem('frame_advisor', JSON.stringify({ choices, changedAt: 1 }));

async function openAdvisor(options: ComponentTestOptions = {}, path = '/lc-us/face-shape?ref=startFa') {
  const page = await renderPage(path, options);
  const dialog = within(await screen.findByRole('dialog', { name: 'Frame advisor' }));
  return { ...page, dialog };
}
type Advisor = Awaited<ReturnType<typeof openAdvisor>>;

const heading = ({ dialog }: Pick<Advisor, 'dialog'>, name: string) =>
  dialog.findByRole('heading', { level: 3, name });
const click = ({ user, dialog }: { user: UserEvent; dialog: Advisor['dialog'] }, name: string | RegExp) =>
  dialog.findByRole('button', { name }).then((button) => user.click(button));
const tiles = ({ dialog }: Pick<Advisor, 'dialog'>) => dialog.findAllByRole('article');
const profileOf = ({ server }: Pick<Advisor, 'server'>, name: string) =>
  server.sandbox.sandbox.context.state.advisorProfiles.get(demoShopper(name).userId);

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
  expect(await dialog.findByText('Medium, 134 mm')).toBeVisible();
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

test('three questions find the shape, which can be changed', async () => {
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

test('nothing in the width: says so, and finds frames without it', async () => {
  chooseBefore();
  localStorage.setItem('optimalHinge', '136');
  const advisor = await openAdvisor({ scenario: 'advisor-no-products-in-width' });
  expect(await advisor.dialog.findByText('No frame fits all that you chose')).toBeVisible();
  expect(advisor.events).toContainEqual({ name: 'error', message: 'No product were returned' });
  await click(advisor, 'Without my width');
  expect(await tiles(advisor)).toHaveLength(24);
  // Listings use the size, too.
  expect(localStorage.getItem('optimalHinge')).toBe('136');
  await click(advisor, /^In my width again: Large, 136/);
  expect(await advisor.dialog.findByText('No frame fits all that you chose')).toBeVisible();
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

test('sunglasses in Canada, in French', async () => {
  chooseBefore({ ...OVAL, mood: 'contrast', productType: 'sunglasses' });
  await renderPage('/fr-ca/face-shape?ref=startFa', { locale: 'fr-ca' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Conseiller de montures' }));
  expect(await dialog.findAllByRole('article')).toHaveLength(24);
  expect(dialog.getAllByText(/^Sans ordonnance/).length).toBe(24);
});

test('a guest is sent to the account, with the save queued', async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const advisor = await openAdvisor({ as: 'guest' });
  const link = await advisor.dialog.findByRole('link', { name: 'Sign in to save' });
  expect(link.getAttribute('href')).toContain('/lc-us/account?');
  expect(
    new URL(link.getAttribute('href') ?? '', 'https://store.test').searchParams.get('redirectPath'),
  ).toBe('/lc-us/face-shape');
  link.addEventListener('click', (event) => event.preventDefault());
  await advisor.user.click(link);
  expect(sessionStorage.getItem('advisor_queue')).toContain('save-profile');
});

test('what was queued is saved once for the member, without opening anything else', async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const queue = { until: Date.now() + 60_000, value: ['open', 'save-profile'] };
  sessionStorage.setItem('advisor_queue', JSON.stringify(queue));
  const advisor = await openAdvisor({ as: 'noor.haddad' }, '/lc-us/face-shape');
  expect(await advisor.dialog.findByText('Saved in your account')).toBeVisible();
  expect(fromAccessToken(profileOf(advisor, 'noor.haddad')?.accessToken)?.choices.faceShape).toBe('heart');
  expect(sessionStorage.getItem('advisor_queue')).toBeNull();
});

test('a member sees what the account has, changes and saves it, and starts over', async () => {
  const advisor = await openAdvisor({ as: 'ada.marsh' });
  const { user, dialog } = advisor;
  expect(await dialog.findByText('Saved in your account')).toBeVisible();
  expect(dialog.getByText('Oval')).toBeVisible();
  expect(dialog.getByText('Eyeglasses · Harmony')).toBeVisible();
  expect(localStorage.getItem('optimalHinge')).toBe('136');
  await click(advisor, /^Change: Face shape/);
  await user.click(await dialog.findByRole('radio', { name: /^Heart/ }));
  await click(advisor, 'Back');
  await click(advisor, 'Save in my account');
  expect(await dialog.findByText('Saved in your account')).toBeVisible();
  const saved = profileOf(advisor, 'ada.marsh');
  expect(fromAccessToken(saved?.accessToken)?.choices).toMatchObject({
    faceShape: 'heart',
    optimalHinge: 136,
  });
  expect(saved?.userUUID).toBe('5f0c8a2e-3b64-4c1d-9e57-20a1d3f4b6c8');

  await click(advisor, 'Start over');
  const confirmation = within(await screen.findByRole('dialog', { name: 'Start over?' }));
  await user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await heading(advisor, 'How would you like to begin?')).toBeVisible();
  expect(profileOf(advisor, 'ada.marsh')).toMatchObject({ accessToken: '', refreshToken: '', userUUID: '' });
  expect(localStorage.getItem('frame_advisor')).toBeNull();
  expect(localStorage.getItem('optimalHinge')).toBeNull();
});

test('the account is unavailable: everything stays on the device, with a retry', async () => {
  chooseBefore();
  const advisor = await openAdvisor({ as: 'ada.marsh', scenario: 'advisor-profile-unavailable' });
  const alert = await advisor.dialog.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('Your saved choices could not be loaded'));
  await click(advisor, 'Save in my account');
  await waitFor(() => expect(alert).toHaveTextContent('Your choices could not be saved in your account'));
  expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(localStorage.getItem('frame_advisor')).toContain('oval');
});

test('the account has newer choices of another device; a session that ends while saving loses nothing', async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const advisor = await openAdvisor({ as: 'ada.marsh', scenario: 'saveAdvisorProfile:guest' });
  const { user, dialog } = advisor;
  expect(await dialog.findByText('Saved in your account')).toBeVisible();
  expect(dialog.getByText('Oval')).toBeVisible();
  await click(advisor, /^Change: Face shape/);
  await user.click(await dialog.findByRole('radio', { name: /^Diamond/ }));
  await click(advisor, 'Back');
  await click(advisor, 'Save in my account');
  expect(await dialog.findByText('Sign in again to save')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Sign in to save' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(sessionStorage.getItem('advisor_queue')).toContain('save-profile');
  expect(localStorage.getItem('frame_advisor')).toContain('diamond');
});

test('starting over clears a measured pupillary distance with the size', async () => {
  chooseBefore();
  localStorage.setItem('optimalHinge', '136');
  localStorage.setItem('measured_pd', '{"value":63,"spread":2,"method":"camera"}');
  const advisor = await openAdvisor();
  await click(advisor, 'Start over');
  const confirmation = within(await screen.findByRole('dialog', { name: 'Start over?' }));
  expect(confirmation.getByText(/measured pupillary distance/)).toBeVisible();
  await advisor.user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await heading(advisor, 'How would you like to begin?')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an account that cannot be cleared is said, and nothing is cleared', async () => {
  chooseBefore();
  const advisor = await openAdvisor({ as: 'ada.marsh', scenario: 'saveAdvisorProfile:guest' });
  await click(advisor, 'Start over');
  const confirmation = within(await screen.findByRole('dialog', { name: 'Start over?' }));
  await advisor.user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await confirmation.findByText('Your account could not be cleared')).toBeVisible();
  expect(localStorage.getItem('frame_advisor')).toContain('oval');
  expect(profileOf(advisor, 'ada.marsh')?.accessToken).not.toBe('');
});

test('a recommended frame leads back to the recommendations', async () => {
  chooseBefore();
  const { user } = await renderPage('/lc-us/2017230701520?ref=frameAdvisor');
  await user.click(await screen.findByRole('link', { name: 'Back to your recommendations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Frame advisor' }));
  expect(await dialog.findByRole('heading', { level: 3, name: 'Your frames' })).toBeVisible();
});

test('opens once by its URL, anywhere, and not by another one', async () => {
  const { user } = await renderPage('/lc-us/faq?ref=startFa');
  await screen.findByRole('dialog', { name: 'Frame advisor' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?ref=startFa');
});

test('does not open by a value in another case', async () => {
  await renderPage('/lc-us/faq?ref=startfa');
  expect(advisorRequest.read()).toBeUndefined();
});
