import { act, fireEvent, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logOutInsurance } from '@/lib/insurance/insurance-session';
import {
  fillPersonal,
  heading,
  lookUp,
  MEMBERS,
  openPanel,
  panel,
  submit,
} from '../../../../../tests/support/insurance-panel';
import { insureShopper } from '../../../../../tests/support/insured-shopper';

const MINUTE = 60_000;
const LOGIN = '/ria/login';

afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe('the lock', () => {
  test('of the API (code 2) runs for 59:59; then the first form is empty, and attempts are there again', async () => {
    const { user } = await openPanel({
      scenario: 'loginInsurance:attemptLimit',
      before: async () => vi.useFakeTimers({ toFake: ['Date'] }),
    });
    await lookUp(user, MEMBERS.ana);
    await heading('Too many failed attempts');
    expect(panel().getByText('59:59')).toBeVisible();
    expect(panel().getByText('Try again in 60 minutes')).toBeVisible();
    vi.setSystemTime(Date.now() + 3_598_000);
    expect(await panel().findByText('00:01')).toBeVisible();
    expect(panel().getByText('Try again in 1 minute')).toBeVisible();
    vi.setSystemTime(Date.now() + 1000);
    await heading('Find your benefits');
    await waitFor(() => expect(panel().getByLabelText('First name')).toHaveValue(''));
    expect(Cookies.get('ria_locked')).toBeUndefined();
    expect(Cookies.get('ria_attempts')).toBeUndefined();
  });

  test('of another tab stops a form that is filled in here; nothing is sent', {
    tags: 'full-run',
  }, async () => {
    const { user, server } = await openPanel();
    await fillPersonal(user, MEMBERS.ana);
    vi.useFakeTimers({ toFake: ['Date'] });
    Cookies.set('ria_locked', String(Date.now() - 10 * MINUTE));
    await user.click(submit());
    await waitFor(async () => expect(await heading('Too many failed attempts')).toHaveFocus());
    expect(panel().getByText('Try again in 50 minutes')).toBeVisible();
    expect(server.callsTo(LOGIN)).toEqual([]);
  });
});

describe('code 3, logged in already', () => {
  test('shows the benefits of the other tab', async () => {
    let login: [name: string, value: string][] = [];
    const { user } = await openPanel({
      before: async (server) => {
        await insureShopper(server, 'A');
        login = Object.entries(Cookies.get()).filter(([name]) => name.startsWith('ria_'));
        logOutInsurance();
      },
    });
    await fillPersonal(user, MEMBERS.ana);
    // Written by the other tab, which sends no event.
    for (const [name, value] of login) Cookies.set(name, value);
    await user.click(submit());
    await heading('We found your benefits');
    await panel().findByRole('heading', { level: 4, name: 'Frames' });
  });

  test('without a login here, the benefits cannot be retrieved', { tags: 'full-run' }, async () => {
    const { user } = await openPanel({ scenario: 'loginInsurance:alreadyLogged' });
    await lookUp(user, MEMBERS.ana);
    await heading('We could not retrieve your benefits');
    expect(Cookies.get('ria_attempts')).toBeUndefined();
  });
});

test('code 5, an earlier lookup is in progress: the panel waits, and looks once more', async () => {
  const { user, server } = await openPanel({ scenario: 'loginInsurance:loginLoading' });
  await fillPersonal(user, MEMBERS.ana);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(submit());
  const waiting = () => panel().getByRole('heading', { name: 'We are still looking for your plan' });
  // Between two looks the clock moves by the interval.
  await expect.poll(waiting, { interval: 0 }).toBeVisible();
  expect(server.callsTo(LOGIN)).toHaveLength(1);
  server.startScenario('');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
  await heading('We found your benefits');
  expect(server.callsTo(LOGIN)).toHaveLength(2);
});

test('a login that ends while its benefits are shown leads to the first form', {
  tags: 'full-run',
}, async () => {
  await openPanel({ before: (server) => insureShopper(server, 'A') });
  await heading('We found your benefits');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * MINUTE });
  // The timers of a device that slept are behind; the focus is not.
  fireEvent.focus(window);
  await waitFor(async () => expect(await heading('Find your benefits')).toHaveFocus());
});
