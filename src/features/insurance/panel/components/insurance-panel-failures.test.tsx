import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  certify,
  errorsOf,
  fillPersonal,
  fillPlan,
  heading,
  lookUp,
  MEMBERS,
  openPanel,
  openWithPlan,
  panel,
  submit,
} from '../../../../../tests/support/insurance-panel';

afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

describe('a member who is not found', () => {
  test('is locked after four attempts; every one is tracked', async () => {
    const { user, events } = await openPanel();
    await lookUp(user, MEMBERS.henry);
    await waitFor(async () => expect(await heading('Try another way')).toHaveFocus());
    expect(panel().getByText("We're having trouble finding you.")).toBeVisible();
    expect(panel().getByText('You have 3 attempts left.')).toBeVisible();
    await fillPlan(user, MEMBERS.henry);
    await user.click(submit());
    await panel().findByText('You have 2 attempts left.');
    await user.click(submit());
    await panel().findByText('You have 1 attempt left.');
    await user.click(submit());
    await waitFor(async () => expect(await heading('Too many failed attempts')).toHaveFocus());
    expect(panel().getByText('Try again in 60 minutes')).toBeVisible();
    expect(panel().getByText(/^59:5\d$/)).toBeVisible();
    const wrong = 'User entered wrong data';
    expect(errorsOf(events).slice(-1)).toEqual(['Insurance account locked']);
    expect(errorsOf(events).filter((message) => message === wrong).length).toBeGreaterThanOrEqual(3);
  });

  test('is found by plan and member ID', { tags: 'full-run' }, async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.grace);
    await heading('Try another way');
    // Ticked once, in memory.
    expect(certify()).toBeChecked();
    await fillPlan(user, MEMBERS.grace);
    await user.click(submit());
    await heading('We found your benefits');
  });

  test('of UHC sees the personal form again', { tags: 'full-run' }, async () => {
    const { user } = await openPanel();
    await lookUp(user, { ...MEMBERS.felix, first: 'Fiona' });
    await heading('Try another way');
    expect(panel().getByLabelText('First name')).toHaveValue('Fiona');
    expect(panel().queryByLabelText('Member ID')).toBeNull();
  });

  test('goes back to the first form without a provider', { tags: 'full-run' }, async () => {
    const { user } = await openPanel();
    await lookUp(user, MEMBERS.henry);
    await heading('Try another way');
    await user.selectOptions(panel().getByLabelText('Insurance provider'), '');
    await heading('Find your benefits');
    expect(panel().getByLabelText('First name')).toHaveValue('Henry');
  });
});

test('too many look-ups of one visitor are a lock, which says how long to wait', async () => {
  await openWithPlan(MEMBERS.ana, { scenario: 'loginInsurance:tooManyTries' });
  await heading('Too many failed attempts');
  expect(panel().getByText('Try again in 15 minutes')).toBeVisible();
});

test('a failure of the service uses no attempt, and what was typed stays', async () => {
  const { user } = await openPanel({ scenario: 'loginInsurance:serviceError' });
  await lookUp(user, MEMBERS.ana);
  await waitFor(async () => expect(await heading('Something went wrong')).toHaveFocus());
  expect(Cookies.get('ria_attempts')).toBeUndefined();
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  await heading('Find your benefits');
  expect(panel().getByLabelText('Last name')).toHaveValue('Linden');
});

test.each([['getInsuranceBenefits:noBenefits'], ['getInsuranceBenefits:benefitsFailed']])(
  '%s leaves nobody logged in',
  async (scenario) => {
    await openWithPlan(MEMBERS.ana, { scenario });
    await heading('We could not retrieve your benefits');
    expect(Cookies.get('ria_1')).toBeUndefined();
    expect(panel().getByText('40% off prescription glasses or 20% off frame only')).toBeVisible();
  },
);

test('insurance that is switched off says so', { tags: 'full-run' }, async () => {
  await openWithPlan(MEMBERS.ana, { scenario: 'loginInsurance:disabled' });
  await heading('Insurance is not available now');
});

test('a running lock is shown at once, with the rest of its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Cookies.set('ria_locked', String(Date.now() - 30 * 60_000));
  await openPanel();
  await heading('Too many failed attempts');
  expect(panel().getByText('Try again in 30 minutes')).toBeVisible();
  expect(screen.getByText('29:59')).toBeVisible();
});

test('a lookup that takes seven seconds says so, and its result counts', { tags: 'full-run' }, async () => {
  const { user, server } = await openPanel();
  const release = server.holdResponses('/ria/login');
  await fillPersonal(user, MEMBERS.ana);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(6999));
  expect(panel().getByText('Step 1 of 2')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await heading('We are still looking for your plan');
  release();
  await heading('We found your benefits');
});
