import { demoShopper } from '@sandbox/testing/shoppers';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fromAccessToken } from '@/domain/advisor/profile-token';
import { advisorRequest } from '@/lib/advisor/open-advisor';
import {
  chooseBefore,
  click,
  heading,
  OVAL,
  openAdvisor as open,
  prepareForAdvisor,
  profileOf,
} from '../../../tests/support/advisor-fixtures';
import { findDialog } from '../../../tests/support/find-dialog';
import { renderPage } from '../../../tests/support/render-page';
import { testServer } from '../../../tests/support/test-server';

prepareForAdvisor();

/** With few frames: they do not matter here. */
const openAdvisor: typeof open = (options, ...path) =>
  open({ scenario: 'advisor-few-products', ...options }, ...path);

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 5, 15);

/** Stops the clock. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: NOW });
afterEach(() => void vi.useRealTimers());

/** Ada's, from the sandbox seed data. */
const UUID = '5f0c8a2e-3b64-4c1d-9e57-20a1d3f4b6c8';

function queueSaveUntil(until: number): void {
  sessionStorage.setItem('advisor_queue', JSON.stringify({ until, value: ['open', 'save-profile'] }));
}

test('a guest is sent to the account, with the save queued', async () => {
  stopClock();
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const advisor = await openAdvisor({ as: 'guest' });
  const link = await advisor.dialog.findByRole('link', { name: 'Sign in to save' });
  expect(link.getAttribute('href')).toContain('/lc-us/account?');
  expect(
    new URL(link.getAttribute('href') ?? '', 'https://store.test').searchParams.get('redirectPath'),
  ).toBe('/lc-us/face-shape');
  link.addEventListener('click', (event) => event.preventDefault());
  await advisor.user.click(link);
  const { until, value } = JSON.parse(sessionStorage.getItem('advisor_queue') ?? '');
  expect(value).toEqual(['open', 'save-profile']);
  expect(until).toBe(NOW + 30 * MINUTE_MS);
});

test('what was queued 30 minutes ago is dropped', { tags: 'full-run' }, async () => {
  stopClock();
  chooseBefore();
  queueSaveUntil(NOW - 1);
  const { server, user } = await renderPage('/lc-us/face-shape', { as: 'noor.haddad' });
  expect(advisorRequest.read()).toBeUndefined();
  // Opened by the shopper, it loads the profile only.
  await user.click(screen.getByRole('button', { name: 'Find my frames' }));
  const dialog = within(await findDialog('Frame advisor'));
  expect(await dialog.findByRole('button', { name: 'Save in my account' })).toBeVisible();
  await waitFor(() => expect(server.callsTo('getUserProfile')).toHaveLength(1));
  expect(server.callsTo('saveUserProfile')).toEqual([]);
});

test('what was queued is saved once for the member, without opening anything else', async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  stopClock();
  queueSaveUntil(NOW + 1);
  const advisor = await openAdvisor({ as: 'noor.haddad' }, '/lc-us/face-shape');
  expect(await advisor.dialog.findByText('Saved in your account')).toBeVisible();
  expect(fromAccessToken(profileOf(advisor, 'noor.haddad')?.accessToken)?.choices.faceShape).toBe('heart');
  expect(sessionStorage.getItem('advisor_queue')).toBeNull();
});

test('a delayed profile: the button is busy until it is known what the account has', {
  tags: 'full-run',
}, async () => {
  stopClock();
  chooseBefore();
  const release = testServer().holdResponses('getUserProfile');
  const { dialog, server } = await openAdvisor({ as: 'ada.marsh' });
  expect(await dialog.findByText('Loading your account')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Save in my account' })).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await dialog.findByText('Saved in your account')).toBeVisible();
  const [load] = server.requests.filter(({ url }) => url.includes('getUserProfile'));
  expect(load && new URL(load.url).searchParams.get('timestamp')).toBe(String(NOW));
});

test.each([
  ['that was never saved', 'noor.haddad'],
  ['that was reset', 'rafael.ybarra'],
])('a profile %s is none, and no failure', async (_, as) => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const { dialog, server } = await openAdvisor({ as });
  await waitFor(() => expect(server.callsTo('getUserProfile')).toHaveLength(1));
  const save = await dialog.findByRole('button', { name: 'Save in my account' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
  expect(dialog.getByText('Heart')).toBeVisible();
  expect(dialog.queryByText('Your saved choices could not be loaded')).not.toBeInTheDocument();
});

test("another service's tokens stay as they are until the shopper saves", { tags: 'full-run' }, async () => {
  chooseBefore({ ...OVAL, faceShape: 'heart' });
  const foreign = { accessToken: 'eyJhbGciOi.J9', refreshToken: 'r-1', userUUID: UUID };
  const advisor = await openAdvisor({
    as: 'noor.haddad',
    before: async ({ sandbox }) => {
      const { userId } = demoShopper('noor.haddad');
      sandbox.sandbox.context.state.advisorProfiles.insert({ ...foreign, userId, storeId: '10851' });
    },
  });
  expect(await advisor.dialog.findByText('Heart')).toBeVisible();
  const save = await advisor.dialog.findByRole('button', { name: 'Save in my account' });
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
  expect(profileOf(advisor, 'noor.haddad')).toMatchObject(foreign);
  await advisor.user.click(save);
  expect(await advisor.dialog.findByText('Saved in your account')).toBeVisible();
  const saved = profileOf(advisor, 'noor.haddad');
  expect(saved?.userUUID).toBe(UUID);
  expect(fromAccessToken(saved?.accessToken)?.choices.faceShape).toBe('heart');
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
  const release = advisor.server.holdResponses('saveUserProfile');
  await click(advisor, 'Save in my account');
  expect(await dialog.findByText('Saving')).toBeInTheDocument();
  release();
  expect(await dialog.findByText('Saved in your account')).toBeVisible();
  const saved = profileOf(advisor, 'ada.marsh');
  expect(fromAccessToken(saved?.accessToken)?.choices).toMatchObject({
    faceShape: 'heart',
    optimalHinge: 136,
  });
  expect(saved?.userUUID).toBe(UUID);

  await click(advisor, 'Start over');
  const confirmation = within(await findDialog('Start over?'));
  await user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await heading(advisor, 'How would you like to begin?')).toBeVisible();
  expect(profileOf(advisor, 'ada.marsh')).toMatchObject({ accessToken: '', refreshToken: '', userUUID: '' });
  expect(localStorage.getItem('frame_advisor')).toBeNull();
  expect(localStorage.getItem('optimalHinge')).toBeNull();
});

test('the account is unavailable: everything stays on the device, with a retry', {
  tags: 'full-run',
}, async () => {
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

test('starting over clears a measured pupillary distance with the size', { tags: 'full-run' }, async () => {
  chooseBefore();
  localStorage.setItem('optimalHinge', '136');
  localStorage.setItem('measured_pd', '{"value":63,"spread":2,"method":"camera"}');
  const advisor = await openAdvisor();
  await click(advisor, 'Start over');
  const confirmation = within(await findDialog('Start over?'));
  expect(confirmation.getByText(/measured pupillary distance/)).toBeVisible();
  await advisor.user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await heading(advisor, 'How would you like to begin?')).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an account that cannot be cleared is said, and nothing is cleared', { tags: 'full-run' }, async () => {
  chooseBefore();
  const advisor = await openAdvisor({ as: 'ada.marsh', scenario: 'saveAdvisorProfile:guest' });
  await click(advisor, 'Start over');
  const confirmation = within(await findDialog('Start over?'));
  await advisor.user.click(confirmation.getByRole('button', { name: 'Clear everything' }));
  expect(await confirmation.findByText('Your choices in your account could not be cleared')).toBeVisible();
  expect(localStorage.getItem('frame_advisor')).toContain('oval');
  expect(profileOf(advisor, 'ada.marsh')?.accessToken).not.toBe('');
});
