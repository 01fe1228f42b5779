import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type CalendarDate, parseIsoDay, toIsoDay, toMonthDayYear } from '@/domain/dates/calendar-date';
import { addDays } from '@/domain/dates/day-number';
import {
  bookButton,
  chooseTime,
  continueButton,
  givePatient,
  isThankYou,
  pinBookingDate,
  sentBookings,
  step,
  TIMES_PAGE,
} from '../../../../tests/support/booking-steps';
import { enter } from '../../../../tests/support/enter';
import { findDialog } from '../../../../tests/support/find-dialog';
import { renderPage } from '../../../../tests/support/render-page';

pinBookingDate();

/** Returns the chosen day, which the URL names. */
function examDay(): Promise<CalendarDate> {
  // The URL follows the choice.
  return waitFor(() => {
    const day = parseIsoDay(new URLSearchParams(window.location.search).get('day') ?? '');
    if (!day) throw new Error('No day in the URL.');
    return day;
  });
}

it('is checked field by field, typed with single digits in dates, and not lost without a question', async () => {
  const { user } = await renderPage(TIMES_PAGE);
  await chooseTime(user);
  const field = (name: string) => step('Patient').getByLabelText(name);
  await user.click(continueButton());
  await waitFor(() => expect(field('First name')).toHaveFocus());
  for (const name of ['First name', 'Last name', 'Date of birth', 'Email address', 'Phone number'])
    expect(field(name)).toBeInvalid();
  await user.type(field('Date of birth'), '7/4/1988');
  expect(field('Date of birth')).toHaveValue('07/04/1988');
  expect(field('Date of birth')).toBeValid();
  await enter(user, field('First name'), 'Ana2');
  expect(field('First name')).toHaveValue('Ana');
  expect(screen.getByRole('checkbox', { name: 'Send me reminders by text message' })).not.toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Change store' }));
  expect(await findDialog('Leave without saving?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay and continue' }));
  expect(field('First name')).toHaveValue('Ana');
});

it('has one insurance carrier, which can be taken back', { tags: 'full-run' }, async () => {
  const { user, server } = await renderPage(TIMES_PAGE);
  await chooseTime(user);
  const carriers = await step('Patient').findByLabelText(/^Vision insurance/);
  await waitFor(() => expect(within(carriers).getByRole('option', { name: 'EyeMed' })).toBeVisible());
  await user.selectOptions(carriers, 'EyeMed');
  await enter(user, await step('Patient').findByLabelText(/^Member ID/), 'M1002003');
  await user.selectOptions(carriers, 'No insurance');
  await waitFor(() => expect(step('Patient').queryByLabelText(/^Member ID/)).toBeNull());
  await user.selectOptions(carriers, 'EyeMed');
  await givePatient(user);
  expect(await step('Patient').findByText('Insurance: EyeMed (M1002003)')).toBeVisible();
  await user.click(await bookButton());
  await isThankYou();
  expect((await sentBookings(server))[0]).toMatchObject({
    insuranceProviderKey: 'EYEMED',
    memberId: 'M1002003',
  });
});

it('can book when the carriers do not load', { tags: 'full-run' }, async () => {
  const { user } = await renderPage(TIMES_PAGE, { scenario: 'espots-failed' });
  await chooseTime(user);
  expect(await screen.findByText(/^The insurance carriers could not be loaded/)).toBeVisible();
  await givePatient(user);
  await user.click(await bookButton());
  await isThankYou();
});

it('who is not 18 by the day of the exam comes with a parent or guardian', async () => {
  const { user, server } = await renderPage(TIMES_PAGE);
  await user.click(await screen.findByRole('button', { name: /^Next free day/ }));
  await chooseTime(user);
  const day = await examDay();
  const birthday = { ...day, year: day.year - 18 };
  await givePatient(user, { 'Date of birth': toMonthDayYear(birthday) });
  await bookButton();
  expect(screen.queryByText('Patients under 18 come with a parent or guardian.')).toBeNull();
  await user.click(step('Patient').getByRole('button', { name: /^Change/ }));
  // 18 on the day after the exam.
  const born = addDays(birthday, 1);
  await enter(user, await step('Patient').findByLabelText('Date of birth'), toMonthDayYear(born));
  await user.click(continueButton());
  expect(await screen.findByText('Patients under 18 come with a parent or guardian.')).toBeVisible();
  await user.click(await bookButton());
  await isThankYou();
  expect((await sentBookings(server))[0]).toMatchObject({ dob: toIsoDay(born) });
});
