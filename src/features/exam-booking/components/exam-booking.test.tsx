import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BOOKING_PAGE,
  bookButton,
  chooseTime,
  continueButton,
  givePatient,
  step,
} from '../../../../tests/support/booking-steps';
import { renderPage } from '../../../../tests/support/render-page';

// Monday, June 15, 2026, 8:00 a.m. at the store.
beforeEach(() => vi.useFakeTimers({ now: PINNED_NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const bookings = '/appointments';
const radio = (name: string | RegExp) => screen.findByRole('radio', { name });
const url = () => window.location.pathname + window.location.search;

describe('a booking', () => {
  it('goes from the exam to the thank-you page, and says nothing of the patient on the way', async () => {
    const { user, server, events } = await renderPage(BOOKING_PAGE);
    expect(screen.getByRole('heading', { level: 1, name: 'Book an eye exam' })).toBeVisible();
    expect(step('Store').getByText(/Cincinnati, OH/)).toBeVisible();
    await user.click(continueButton());
    await user.click(await radio('Contact lens exams'));
    await user.click(continueButton());
    expect(step('Doctor').getByText('Any doctor')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Day and time' })).toHaveFocus());
    const time = await chooseTime(user);
    expect(step('Day and time').getByText(new RegExp(time))).toBeVisible();
    await givePatient(user, { 'Date of birth': '07/04/1988' });
    expect(step('Patient').getByText('Born on July 4, 1988')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Check and book' })).toHaveFocus());
    await user.dblClick(bookButton());
    await waitFor(() => expect(window.location.pathname).toBe('/lc-us/eye-exam/thank-you'));
    expect(url()).toMatch(/\?langId=-1&confirmationNumber=EX[A-Z0-9]{10}$/);
    expect(server.callsTo(bookings)).toHaveLength(1);

    const body = await server.requests
      .find(({ method, url }) => method === 'POST' && url.includes(bookings))
      ?.json();
    expect(body).toMatchObject({
      serviceId: 'CONTACTS',
      dob: '1988-07-04',
      phone: '5135550142',
      consentSms: false,
    });
    expect(body).not.toHaveProperty('insuranceProviderKey');
    const traces = JSON.stringify([
      events,
      server.requests.map((request) => request.url),
      localStorage,
      sessionStorage,
    ]);
    for (const secret of ['Linden', '1988', 'ana@', '5135550142', '0142'])
      expect(traces).not.toContain(secret);
    expect(document.cookie).not.toMatch(/Linden|1988|0142/);
  });
});
