import { parseIsoDay, toCalendarDate } from '@/domain/dates/calendar-date';
import { toStoredPrescription } from '@/domain/prescription/stored-prescription';
import type { CookieToSet } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import type { Scenario } from '../scenarios/scenario';
import { demoPatients } from '../seed/patients/demo-patients';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import type { Shopper } from '../session/shopper';
import type { SandboxState } from '../state/state';
import { localTime } from '../stores/exam-slots';
import { CART_CASES } from './cart-cases';
import { redactUrl } from './redact-url';
import type { LoggedRequest } from './request-log';

/** Returns a scenario in the panel's list. */
export function scenarioView({ name, summary, effects }: Scenario) {
  return {
    name,
    summary,
    operations: Object.keys(effects),
    /** True for an example of the contract, false for a named scenario. */
    isContractExample: name.includes(':'),
  };
}

/** Returns a request in the panel's log, without personal data. */
export function requestView(request: LoggedRequest) {
  const { id, at, method, operation, status, milliseconds, findings } = request;
  return {
    id,
    at,
    method,
    url: redactUrl(request),
    operation: operation?.id ?? '',
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    findings: findings.map(({ direction, problems }) => ({ direction, problems })),
  };
}

/** Returns the carts that the panel can fill. */
export function cartCaseViews() {
  return CART_CASES.map(({ name, title }) => ({ name, title }));
}

/** Returns the demo shoppers that the panel can sign in. Their passwords are demo data. */
export function memberViews() {
  return seedShoppers().map(({ userId, firstName, lastName, email, country, password }) => ({
    userId,
    name: `${firstName} ${lastName}`,
    email,
    country,
    password,
  }));
}

/** Returns whether the shopper has a frame advisor profile. The contents are personal. */
export function advisorProfileView(
  { state }: SandboxContext,
  { userId }: Shopper,
): 'none' | 'saved' | 'reset' {
  const profile = state.advisorProfiles.get(userId);
  if (!profile) return 'none';
  return profile.userUUID === '' ? 'reset' : 'saved';
}

/** Removes the shopper's profile, as if none had ever been saved. */
export function clearAdvisorProfile(state: SandboxState, { userId }: Shopper): void {
  state.transaction(() => state.advisorProfiles.remove(userId));
}

/** A booked exam; the sandbox does not know the patient. */
export interface ExamView {
  confirmationNumber: string;
  storeNumber: string;
  city: string;
  /** Day and time at the store. */
  start: string;
}

/** Returns the booked exams in the order of their time. */
export function examViews({ state, stores }: Pick<SandboxContext, 'state' | 'stores'>): ExamView[] {
  return state.appointments
    .all()
    .map(({ confirmationNumber, storeNumber, day, starts }) => {
      const date = parseIsoDay(day);
      return {
        confirmationNumber,
        storeNumber,
        city: stores.find((store) => store.storeNumber === storeNumber)?.city ?? '',
        start: date ? localTime(date, starts) : day,
      };
    })
    .sort((a, b) => a.start.localeCompare(b.start));
}

/** Frees all booked times. */
export function removeExams(state: SandboxState): void {
  state.transaction(() => {
    for (const { confirmationNumber } of state.appointments.all())
      state.appointments.remove(confirmationNumber);
  });
}

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
