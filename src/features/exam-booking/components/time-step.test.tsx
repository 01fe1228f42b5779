import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setServerTime } from '@/lib/dates/server-time';
import {
  chooseTime,
  continueButton,
  freeTimes,
  givePatient,
  pinBookingDate,
  step,
  TIMES_PAGE,
} from '../../../../tests/support/booking-steps';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';
import { testServer } from '../../../../tests/support/test-server';

pinBookingDate();

/** Simulates a shopper who returns to the tab. */
async function returnAt(time: string): Promise<void> {
  vi.setSystemTime(new Date(time));
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('are those of a day, in the zone of the store, and lead to the next free day', async () => {
  const { user } = await renderPage(TIMES_PAGE);
  await freeTimes();
  const days = within(
    step('Day and time').getByRole('group', { name: 'Day' }),
  ).getAllByRole<HTMLInputElement>('radio');
  expect(days).toHaveLength(61);
  expect(screen.getByText('The store’s time: Eastern Daylight Time')).toBeVisible();
  await user.click(continueButton());
  const [first] = await freeTimes();
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription('Choose a time');
  expect(first).toBeInvalid();
  const shown = days.find(({ checked }) => checked);
  await user.click(screen.getByRole('button', { name: /^Next free day/ }));
  await waitFor(() => expect(shown).not.toBeChecked());
  expect(days.find(({ checked }) => checked)).toBeEnabled();
});

describe('on a device whose clock is wrong', () => {
  afterEach(() => setServerTime(undefined));
  it.each([1999, 2031])('are those after the time of the server, in %i', async (year) => {
    vi.setSystemTime(new Date(Date.UTC(year, 0, 1)));
    setServerTime(PINNED_NOW.getTime());
    const { user } = await renderPage(TIMES_PAGE);
    await chooseTime(user);
    await givePatient(user, { 'Date of birth': '02/29/2004' });
    expect(await screen.findByText('Born on February 29, 2004')).toBeVisible();
  });
});

it('have no zone where the store has none', async () => {
  await renderPage(TIMES_PAGE, { scenario: 'stores-without-time-zone' });
  await freeTimes();
  expect(screen.queryByText(/The store’s time/)).toBeNull();
});

it('can be loaded again', async () => {
  const { user, server } = await renderPage(TIMES_PAGE, { scenario: 'exam-slots-unavailable' });
  expect(await screen.findByText('The free times could not be loaded')).toBeVisible();
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await freeTimes()).length).toBeGreaterThan(0);
});

it('may all be taken', async () => {
  await renderPage(TIMES_PAGE, { scenario: 'exam-fully-booked' });
  expect(await screen.findByText('There is no free time in the next 60 days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another store' })).toBeVisible();
});

it('pass: the chosen one is lost, what is typed is not', async () => {
  const { user } = await renderPage(TIMES_PAGE);
  await chooseTime(user);
  await enter(user, await step('Patient').findByLabelText('First name'), 'Ana');
  await returnAt('2026-08-01T12:00:00Z');
  expect(await screen.findByText('Your time has passed')).toBeVisible();
  expect(step('Patient').getByLabelText('First name')).toHaveValue('Ana');
});

it('are announced as loading when they are delayed', async () => {
  const release = testServer().holdResponses('/slots');
  await renderPage(TIMES_PAGE);
  expect(await screen.findByText('Loading the free times')).toBeInTheDocument();
  expect(step('Day and time').queryByRole('radio')).toBeNull();
  release();
  expect((await freeTimes()).length).toBeGreaterThan(0);
});
