import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOKING_PAGE,
  bookButton,
  bookElsewhere,
  chooseTime,
  continueButton,
  freeTimes,
  givePatient,
  sentBookings,
  step,
  TIMES_PAGE,
} from '../../../../tests/support/booking-steps';
import { enter } from '../../../../tests/support/checkout-steps';
import { type ComponentTestOptions, renderPage } from '../../../../tests/support/render-page';

// Monday, June 15, 2026, 8:00 a.m. at the store.
beforeEach(() => vi.useFakeTimers({ now: PINNED_NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });
const isThankYou = () => waitFor(() => expect(window.location.pathname).toBe('/lc-us/eye-exam/thank-you'));

/** The page with everything but the booking. */
async function readyToBook(options: ComponentTestOptions = {}) {
  const test = await renderPage(TIMES_PAGE, options);
  const time = await chooseTime(test.user);
  await givePatient(test.user);
  return { ...test, time };
}

/** As when the shopper comes back to the tab. */
async function returnAt(time: string): Promise<void> {
  vi.setSystemTime(new Date(time));
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('a booking', () => {
  it('goes from the exam to the thank-you page, once, and leaves no trace of the patient', async () => {
    const { user, server, events } = await renderPage(BOOKING_PAGE);
    expect(step('Store').getByText(/Cincinnati, OH/)).toBeVisible();
    await user.click(continueButton());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Eye exams' })).toHaveFocus());
    expect(screen.getByRole('group', { name: 'Exam' })).toHaveAccessibleDescription('Choose an exam');
    await user.click(screen.getByRole('radio', { name: 'Contact lens exams' }));
    await user.click(continueButton());
    // Nobody is listed, so nobody is chosen.
    await waitFor(() => expect(heading('Day and time')).toHaveFocus());
    expect(step('Your doctor').getByText('Any doctor')).toBeVisible();
    const time = await chooseTime(user);
    expect(await step('Day and time').findByText(new RegExp(time))).toBeVisible();
    await givePatient(user);
    await waitFor(() => expect(heading('Check and book')).toHaveFocus());
    expect(step('Patient').getByText('Born on July 4, 1988')).toBeVisible();
    await user.dblClick(await bookButton());
    await isThankYou();
    expect(window.location.search).toMatch(/^\?langId=-1&confirmationNumber=EX[A-Z0-9]{10}$/);

    const [body, ...others] = await sentBookings(server);
    expect(others).toEqual([]);
    expect(body).toMatchObject({ serviceId: 'CONTACTS', dob: '1988-07-04', phone: '5135550142' });
    expect(body).toMatchObject({ consentSms: false });
    for (const field of ['insuranceProviderKey', 'memberId', 'notes']) expect(body).not.toHaveProperty(field);
    const urls = server.requests.map(({ url }) => url);
    const traces = JSON.stringify([
      events,
      urls,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
    ]);
    expect(traces).not.toMatch(/Linden|1988|ana(@|%40)|0142/);
  });

  it('lists the doctors in Canada, any of them first', async () => {
    const { user } = await renderPage('/fr-ca/eye-exam/schedule?storeNumber=8929', { locale: 'fr-ca' });
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    const [any, doctor] = await step('Votre optométriste').findAllByRole<HTMLInputElement>('radio');
    expect(any).toBeChecked();
    await user.click(doctor as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('group', { name: /^Heure le \S+ \d+ juin 2026$/ })).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain(`doctor=${doctor?.value}`));
  });

  it('after a reload has the store, the exam, the day and the time, and asks for the patient again', async () => {
    const { user } = await renderPage(TIMES_PAGE);
    const time = await chooseTime(user);
    const url = window.location.pathname + window.location.search;
    document.body.replaceChildren();
    await renderPage(url);
    expect(await step('Day and time').findByText(new RegExp(time))).toBeVisible();
    expect(await step('Patient').findByLabelText('First name')).toHaveValue('');
  });

  it('fills in what the account knows of a member', async () => {
    const { user } = await renderPage(TIMES_PAGE, { as: 'ada.marsh' });
    await chooseTime(user);
    await waitFor(() => expect(step('Patient').getByLabelText('First name')).toHaveValue('Ada'));
    expect(step('Patient').getByLabelText('Email address')).toHaveValue('ada.marsh@example.com');
  });
});

describe('the store', () => {
  it('is chosen in the finder without a number, and for one of another country', async () => {
    await renderPage('/lc-us/eye-exam/schedule');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Find a store' })).toHaveAttribute(
      'href',
      '/lc-us/store-locator',
    );
    document.body.replaceChildren();
    await renderPage('/en-ca/eye-exam/schedule?storeNumber=0279', { locale: 'en-ca' });
    expect(screen.getByText('We did not find this store')).toBeVisible();
  });

  it('without bookings is left for its own page', async () => {
    await renderPage('/lc-us/eye-exam/schedule?storeNumber=3522');
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/stores/3522'));
  });

  it('can be loaded again', async () => {
    const { user, server } = await renderPage(BOOKING_PAGE, { scenario: 'doctors-failed' });
    expect(await screen.findByText('The exams of this store could not be loaded')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    expect(await screen.findByRole('radio', { name: 'Eye exams' })).toBeVisible();
  });
});

describe('the times', () => {
  it('are those of a day, in the zone of the store, and lead to the next free day', async () => {
    const { user } = await renderPage(TIMES_PAGE);
    await freeTimes();
    const days = step('Day and time').getAllByRole<HTMLInputElement>('radio', { name: /2026/ });
    expect(days).toHaveLength(61);
    expect(screen.getByText('The store’s time: Eastern Daylight Time')).toBeVisible();
    await user.click(continueButton());
    const [first] = await freeTimes();
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getByRole('group', { name: /^Time on/ })).toHaveAccessibleDescription('Choose a time');
    const shown = days.find(({ checked }) => checked);
    await user.click(screen.getByRole('button', { name: /^Next free day/ }));
    await waitFor(() => expect(shown).not.toBeChecked());
    expect(days.find(({ checked }) => checked)).toBeEnabled();
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
    await user.click(button('Try again'));
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
});

describe('the patient', () => {
  it('is checked field by field, and a date can be typed with single digits', async () => {
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
  });

  it('has one insurance carrier, which can be taken back', async () => {
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

  it('can book when the carriers do not load', async () => {
    const { user } = await renderPage(TIMES_PAGE, { scenario: 'espots-failed' });
    await chooseTime(user);
    expect(await screen.findByText(/^The insurance carriers could not be loaded/)).toBeVisible();
    await givePatient(user);
    await user.click(await bookButton());
    await isThankYou();
  });

  it('is not lost without a question', async () => {
    const { user } = await renderPage(TIMES_PAGE);
    await chooseTime(user);
    await enter(user, await step('Patient').findByLabelText('First name'), 'Ana');
    await user.click(screen.getByRole('link', { name: 'Change store' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(button('Stay and continue'));
    expect(step('Patient').getByLabelText('First name')).toHaveValue('Ana');
  });
});

describe('a request', () => {
  it('for a time that someone else has taken leads back to the times, with everything else', async () => {
    const { user, server, time } = await readyToBook();
    await bookElsewhere(server);
    await user.click(await bookButton());
    expect(await screen.findByText('Your time is no longer free')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: /^Time on/ })).toHaveFocus());
    expect(await screen.findByRole('radio', { name: `${time}, no longer free` })).toBeDisabled();
    await chooseTime(user);
    expect(step('Patient').getByText('Ana Linden')).toBeVisible();
    await user.click(await bookButton());
    await isThankYou();
    const [first, second] = await sentBookings(server);
    expect(second?.requestId).not.toBe(first?.requestId);
  });

  it('whose response is lost is sent again under the same id, and books once', async () => {
    const { user, server } = await readyToBook({ scenario: 'exam-booking-response-lost' });
    await user.click(await bookButton());
    expect(await screen.findByText('We do not know yet whether your exam is booked')).toBeVisible();
    server.startScenario('');
    await user.click(button('Try again'));
    await isThankYou();
    const [first, second] = await sentBookings(server);
    expect(second).toEqual(first);
    expect(server.sandbox.sandbox.context.state.appointments.all()).toHaveLength(1);
  });

  it.each([
    ['bookExam:invalidParameter', 'Phone number'],
    ['bookExam:invalidDateOfBirth', 'Date of birth'],
  ])('%s leads to the field', async (scenario, label) => {
    const { user } = await readyToBook({ scenario });
    await user.click(await bookButton());
    await waitFor(() => expect(step('Patient').getByLabelText(label)).toHaveFocus());
    expect(step('Patient').getByLabelText(label)).toHaveAccessibleDescription(/did not accept this/);
    expect(step('Patient').getByLabelText('First name')).toHaveValue('Ana');
  });

  it.each([
    ['bookExam:unknownService', 'The store no longer offers this exam'],
    ['bookExam:noExams', 'This store takes no bookings at the moment'],
    ['bookExam:systemError', 'We do not know yet whether your exam is booked'],
  ])('%s: %s', async (scenario, text) => {
    const { user } = await readyToBook({ scenario });
    await user.click(await bookButton());
    expect(await screen.findByText(text)).toBeVisible();
  });
});
