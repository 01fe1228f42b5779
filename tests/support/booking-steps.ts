import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enter } from './checkout-steps';

/** Willow Crest Crossing, Cincinnati: its only doctor is not listed, so that none is chosen. */
export const BOOKING_PAGE = '/lc-us/eye-exam/schedule?storeNumber=0279';

/** The page with an exam and any doctor. */
export const TIMES_PAGE = `${BOOKING_PAGE}&service=COMPREHENSIVE&doctor=any`;

export const step = (name: string) => within(screen.getByRole('region', { name }));
/** The times that can be chosen. */
export const freeTimes = () => step('Day and time').findAllByRole('radio', { name: /^\d+:\d\d [AP]M$/ });
export const continueButton = () => screen.getByRole('button', { name: 'Continue' });
export const bookButton = () => screen.getByRole('button', { name: 'Book this exam' });

/** Chooses the first free time, and continues. @returns its name */
export async function chooseTime(user: UserEvent): Promise<string> {
  const [first] = await freeTimes();
  if (!first) throw new Error('There is no free time.');
  const name = first.getAttribute('aria-label') ?? '';
  await user.click(first);
  await user.click(continueButton());
  return name;
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
    await enter(user, step('Patient').getByLabelText(label), text);
  await user.click(continueButton());
}
