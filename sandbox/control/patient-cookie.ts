import { toCalendarDate } from '@/domain/dates/calendar-date';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import type { CookieToSet } from '../http/cookies';
import { demoPatients } from '../seed/patients/demo-patients';

/** Returns the demo patients that the panel lists. */
export function patientViews(now: Date) {
  return demoPatients(toCalendarDate(now)).map(({ name, title }) => ({ name, title }));
}

/** Returns the store's prescription cookie with the values of a demo patient; without a name it is cleared. */
export function patientCookie(name: string, now: Date): CookieToSet | undefined {
  const cookie = { name: 'prescription', httpOnly: false };
  if (name === '') return { ...cookie, value: '', maxAge: 0 };
  const today = toCalendarDate(now);
  const patient = demoPatients(today).find((candidate) => candidate.name === name);
  return patient && { ...cookie, value: JSON.stringify(toStoredPrescription(patient.prescription, today)) };
}
