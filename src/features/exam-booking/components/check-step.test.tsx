import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  bookButton,
  bookElsewhere,
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
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';
import { openRequest, unclearRequest } from '../state/exam-request';

pinBookingDate();

/** Prepares the page with everything but the booking. */
async function readyToBook(options: ComponentTestOptions = {}) {
  const test = await renderPage(TIMES_PAGE, options);
  const time = await chooseTime(test.user);
  await givePatient(test.user);
  return { ...test, time };
}

it('for a time that someone else has taken leads back to the times, with everything else', async () => {
  const { user, server, time } = await readyToBook();
  await bookElsewhere(server);
  await user.click(await bookButton());
  expect(await screen.findByText('Your time is no longer free')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: /^Time on/ })).toHaveFocus());
  expect(
    await screen.findByRole('radio', { name: new RegExp(`^${time.source}, no longer free$`) }),
  ).toBeDisabled();
  await chooseTime(user);
  expect(step('Patient').getByText('Ana Linden')).toBeVisible();
  await user.click(await bookButton());
  await isThankYou();
  const [first, second] = await sentBookings(server);
  expect(second?.requestId).not.toBe(first?.requestId);
});

it('that is delayed is sent once, however often it is clicked, and found when its response is lost', async () => {
  const { user, server } = await readyToBook({ scenario: 'exam-booking-response-lost' });
  const release = server.holdResponses('/appointments');
  const book = await bookButton();
  await user.dblClick(book);
  expect(await screen.findByText('Booking your exam')).toBeInTheDocument();
  expect(book).toHaveAttribute('aria-disabled', 'true');
  release();
  await isThankYou();
  expect(await sentBookings(server)).toHaveLength(1);
});

it('that does not arrive is sent again under the same id', { tags: 'full-run' }, async () => {
  const { user, server } = await readyToBook({ scenario: 'exam-booking-unavailable' });
  await user.click(await bookButton());
  expect(await screen.findByText('We do not know yet whether your exam is booked')).toBeVisible();
  // Another time would not be the one that may be booked.
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  server.startScenario('');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await isThankYou();
  const [first, second] = await sentBookings(server);
  expect(second).toEqual(first);
  expect(server.sandbox.sandbox.context.state.appointments.all()).toHaveLength(1);
});

/** Completes a booking after the client has given up on its response. */
async function bookLater() {
  const { user, server } = await readyToBook({ scenario: 'exam-booking-unavailable' });
  await user.click(await bookButton());
  await screen.findByText('We do not know yet whether your exam is booked');
  const [sent] = await sentBookings(server);
  server.startScenario('');
  const { status } = await server.shopper.postJson(
    '/wcs/resources/store/10851/eappointment/0279/appointments?langId=-1',
    sent,
  );
  expect(status).toBe(201);
}

it('that arrives after its response was given up is found when the network is back', {
  tags: 'full-run',
}, async () => {
  await bookLater();
  window.dispatchEvent(new Event('online'));
  await isThankYou();
});

it('that arrives after its response was given up is found after a reload, and its own time is not called taken', {
  tags: 'full-run',
}, async () => {
  await bookLater();
  const page = window.location.pathname + window.location.search;
  cleanup();
  await renderPage(page);
  await isThankYou();
  expect(screen.queryByText('Your time is no longer free')).not.toBeInTheDocument();
});

it('in another store is another request', () => {
  const requestId = openRequest('0279');
  expect(unclearRequest('0279')).toBe(requestId);
  expect(unclearRequest('0281')).toBeUndefined();
  expect(openRequest('0281')).not.toBe(requestId);
});

it('that is rejected leads to the field, or says why', async () => {
  const { user, server } = await readyToBook();
  const atField = [
    ['invalidParameter', 'Phone number', '5135550142'],
    ['invalidDateOfBirth', 'Date of birth', '07/04/1988'],
  ] as const;
  for (const [example, label, text] of atField) {
    server.startScenario(`bookExam:${example}`);
    await user.click(await bookButton());
    await waitFor(() => expect(step('Patient').getByLabelText(label), example).toHaveFocus());
    expect(step('Patient').getByLabelText(label)).toHaveAccessibleDescription(/did not accept this/);
    expect(step('Patient').getByLabelText('First name')).toHaveValue('Ana');
    await enter(user, step('Patient').getByLabelText(label), text);
    await user.click(continueButton());
  }
  const elsewhere = [
    ['noExams', 'Book this exam', 'This store takes no bookings at the moment'],
    ['systemError', 'Book this exam', 'We do not know yet whether your exam is booked'],
    ['unknownService', 'Try again', 'The store no longer offers this exam'],
  ] as const;
  for (const [example, name, text] of elsewhere) {
    server.startScenario(`bookExam:${example}`);
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(text), example).toBeVisible();
  }
});
