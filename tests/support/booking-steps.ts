import { PINNED_NOW } from '@sandbox/testing/test-sandbox';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { enter } from './enter';
import type { TestServer } from './test-server';

/** Willow Crest Crossing, Cincinnati: its only doctor is not listed, so that none is chosen. */
export const BOOKING_PAGE = '/lc-us/eye-exam/schedule?storeNumber=0279';

/** The page with an exam and any doctor. */
export const TIMES_PAGE = `${BOOKING_PAGE}&service=COMPREHENSIVE&doctor=any`;

/** Pins the date in each test of a file: Monday, June 15, 2026, 8:00 a.m. at the store. */
export function pinBookingDate(): void {
  beforeEach(() => vi.useFakeTimers({ now: PINNED_NOW, toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
}

export const step = (name: string) => within(screen.getByRole('region', { name }));
/** Returns the times that can be chosen. */
export const freeTimes = () => step('Day and time').findAllByRole('radio', { name: /^\d+:\d\d\s[AP]M$/ });
export const continueButton = () => screen.getByRole('button', { name: 'Continue' });
export const bookButton = () => screen.findByRole('button', { name: 'Book this exam' });

/** Chooses the first free time, and continues. @returns what its name contains */
export async function chooseTime(user: UserEvent): Promise<RegExp> {
  const [first] = await freeTimes();
  if (!first) throw new Error('There is no free time.');
  const name = first.getAttribute('aria-label') ?? '';
  await user.click(first);
  await user.click(continueButton());
  return new RegExp(name.replace(/\s/, '\\s'));
}

const PATIENT = {
  'First name': 'Ana',
  'Last name': 'Linden',
  'Date of birth': '07/04/1988',
  'Email address': 'ana@example.com',
  'Phone number': '5135550142',
};

/** Fills in the patient, and continues. */
export async function givePatient(
  user: UserEvent,
  fields: Partial<Record<keyof typeof PATIENT, string>> = {},
): Promise<void> {
  for (const [label, text] of Object.entries({ ...PATIENT, ...fields }))
    await enter(user, await step('Patient').findByLabelText(label), text);
  await user.click(continueButton());
}

export const isThankYou = () =>
  waitFor(() => expect(window.location.pathname).toBe('/lc-us/eye-exam/thank-you'));

type Booking = Record<string, unknown>;

/** Returns the bodies of all bookings so far. */
export async function sentBookings({ requests }: TestServer): Promise<Booking[]> {
  const sent = requests.filter(({ method, url }) => method === 'POST' && url.includes('/appointments'));
  return Promise.all(sent.map((request) => request.clone().json()));
}

/** Books the time of this page's URL as somebody else. */
export async function bookElsewhere({ sandbox }: TestServer): Promise<void> {
  const slotId = new URLSearchParams(window.location.search).get('time');
  const { status } = await sandbox
    .client()
    .postJson('/wcs/resources/store/10851/eappointment/0279/appointments?langId=-1', {
      requestId: '9b1c8a34-7f0e-4c1b-8d24-61c0a9e3b7d2',
      slotId,
      serviceId: 'COMPREHENSIVE',
      firstName: 'Rae',
      lastName: 'Orr',
      dob: '1970-01-01',
      email: 'rae@example.com',
      phone: '5135550199',
    });
  if (status !== 201) throw new Error(`The time was not booked: ${status}.`);
}
