import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BOOKING_PAGE,
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
import { doubleClick } from '../../../../tests/support/double-click';
import { enter } from '../../../../tests/support/enter';
import { renderPage } from '../../../../tests/support/render-page';

pinBookingDate();

const goBack = () => act(async () => window.history.back());
const heading = (name: string) => screen.getByRole('heading', { name });

describe('a booking', () => {
  it('goes from the exam to the thank-you page, once, and leaves no trace of the patient', async () => {
    const { user, server, events } = await renderPage(BOOKING_PAGE);
    expect(step('Store').getByText(/Cincinnati, OH/)).toBeVisible();
    await user.click(continueButton());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Comprehensive exam' })).toHaveFocus());
    expect(document.activeElement).toHaveAccessibleDescription('Choose an exam');
    await user.click(screen.getByRole('radio', { name: 'Contact lens exam' }));
    await user.click(continueButton());
    // Nobody is listed, so nobody is chosen.
    await waitFor(() => expect(heading('Day and time')).toHaveFocus());
    expect(step('Your doctor').getByText('Any doctor')).toBeVisible();
    const time = await chooseTime(user);
    expect(await step('Day and time').findByText(time)).toBeVisible();
    await givePatient(user);
    await waitFor(() => expect(heading('Check and book')).toHaveFocus());
    expect(step('Patient').getByText('Born on July 4, 1988')).toBeVisible();
    const { length } = window.history;
    await doubleClick({ user, server }, await bookButton());
    await isThankYou();
    // Back does not lead to the filled form.
    expect(window.history).toHaveLength(length);
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

  it('goes a step back with the browser’s Back, with all that was chosen and typed', {
    tags: 'full-run',
  }, async () => {
    const { user } = await renderPage(BOOKING_PAGE);
    const exam = screen.getByRole('radio', { name: 'Contact lens exam' });
    await user.click(exam);
    await user.click(continueButton());
    const time = await chooseTime(user);
    await enter(user, await step('Patient').findByLabelText('First name'), 'Ana');

    await goBack();
    await waitFor(() => expect(heading('Day and time')).toHaveFocus());
    await waitFor(() => expect(step('Day and time').getByRole('radio', { name: time })).toBeChecked());
    // Waits for the render that moves the focus: the entry had an older URL.
    await waitFor(() => expect(window.location.search).toMatch(/service=CONTACTS.*time=/));
    await goBack();
    await waitFor(() => expect(heading('Exam')).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'Contact lens exam' })).toBeChecked();
    await act(async () => void fireEvent.click(continueButton()));
    await waitFor(() => expect(heading('Patient')).toHaveFocus());
    expect(step('Patient').getByLabelText('First name')).toHaveValue('Ana');
    expect(step('Day and time').getByText(time)).toBeVisible();
  });

  it('lists the doctors in Canada, any of them first', { tags: 'full-run' }, async () => {
    const { user } = await renderPage('/fr-ca/eye-exam/schedule?storeNumber=8929', { locale: 'fr-ca' });
    await user.click((await screen.findAllByRole('radio'))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    const [any, doctor] = await step('Votre optométriste').findAllByRole<HTMLInputElement>('radio');
    expect(any).toBeChecked();
    await user.click(doctor as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Continuer' }));
    expect(await screen.findByRole('group', { name: /^Heure le \S+ \d+\sjuin 2026$/ })).toBeVisible();
    await waitFor(() => expect(window.location.search).toContain(`doctor=${doctor?.value}`));
  });

  it('takes its choices along into the other language, and through a reload, without the patient', {
    tags: 'full-run',
  }, async () => {
    const { user } = await renderPage(TIMES_PAGE, { hasShell: true });
    const time = await chooseTime(user);
    const link = screen.getByRole('link', { name: 'Español' });
    // jsdom loads no other document.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const query = new URLSearchParams(window.location.search);
    expect(query.has('time')).toBe(true);
    expect(link).toHaveAttribute('href', `/es-us/eye-exam/schedule?${query}`);

    const url = window.location.pathname + window.location.search;
    document.body.replaceChildren();
    await renderPage(url);
    expect(await step('Day and time').findByText(time)).toBeVisible();
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
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Comprehensive exam' })).toBeVisible();
  });
});
