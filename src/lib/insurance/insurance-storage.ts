import { fieldsOf } from '@/domain/data/fields-of';
import type { Benefits } from '@/domain/insurance/benefits';
import { type InsuranceRecord, toInsuranceRecord } from '@/domain/insurance/insurance-record';
import { INSURANCE_LIFETIME_MS } from '@/domain/insurance/insurance-times';
import type { Site } from '../site/site';
import { cookieValue } from '../storage/cookie-value';
import { storageValue } from '../storage/storage-value';
import { validInteger, validText, validWhen } from '../storage/validators';
import {
  INSURANCE_COOKIES,
  INSURANCE_DISABLED_COOKIE,
  INSURANCE_END_COOKIE,
  INSURANCE_STORE_COOKIE,
} from './insurance-cookies';

/** Values that the tab holds in addition to the cookies: texts, which would not fit into them. */
interface OfLogin<Value> {
  /** Token of the record to which the value belongs, because another tab may have logged in since. */
  readonly token: string;
  /** Absent for values of all plans. */
  readonly planId?: string;
  /** Language of the texts. */
  readonly languageId?: Site['languageId'];
  readonly value: Value;
}

/** End of the login, in epoch milliseconds; readable in every tab. */
export const insuranceEnd = cookieValue<number>({
  name: INSURANCE_END_COOKIE,
  validate: validInteger,
  lifetimeSeconds: secondsLeft,
  format: 'json',
});

/** Store that found the plan; readable in every tab and for the server. */
export const insuranceStore = cookieValue<string>({
  name: INSURANCE_STORE_COOKIE,
  validate: validText,
  lifetimeSeconds: secondsLeft,
});

/** True if the API has switched insurance off (code 4). The next visit tries again. */
export const insuranceDisabled = cookieValue<boolean>({
  name: INSURANCE_DISABLED_COOKIE,
  validate: (value) => value === true || undefined,
  lifetimeSeconds: INSURANCE_LIFETIME_MS / 1000,
  format: 'json',
});

export const insuranceRecords = {
  off: recordCookie(INSURANCE_COOKIES.off),
  on: recordCookie(INSURANCE_COOKIES.on),
  secondary: recordCookie(INSURANCE_COOKIES.secondary),
};

/** Texts of the benefits of the plan in use (002 §9). */
export const storedBenefits = sessionValue<Benefits>('ria_benefits');

/** Network membership of each plan by plan id, for the benefits screen (002 §9, "insurance data"). */
export const storedPlans = sessionValue<Readonly<Record<string, boolean>>>('ria_data');

/** Returns the stored value if it belongs to a record. */
export function ofRecord<Value>(
  stored: OfLogin<Value> | undefined,
  { token, activePlanId }: InsuranceRecord,
): Value | undefined {
  const isOfRecord = stored?.token === token && (stored.planId ?? activePlanId) === activePlanId;
  return isOfRecord ? stored.value : undefined;
}

/** The lookup's time starts with the first write of its end. */
let pendingEnd: number | undefined;

/** Writes the end of a new login. The other cookies, written after it, end with it. */
export function writeInsuranceEnd(now: number): boolean {
  pendingEnd = now + INSURANCE_LIFETIME_MS;
  const isStored = insuranceEnd.write(pendingEnd);
  pendingEnd = undefined;
  return isStored;
}

function secondsLeft(): number {
  const end = pendingEnd ?? insuranceEnd.read() ?? 0;
  return Math.max(end - Date.now(), 0) / 1000;
}

function recordCookie(name: string) {
  return cookieValue<InsuranceRecord>({
    name,
    validate: toInsuranceRecord,
    lifetimeSeconds: secondsLeft,
    format: 'json',
  });
}

function sessionValue<Value>(key: string) {
  return storageValue<OfLogin<Value>>({
    area: 'session',
    key,
    validate: validWhen(isOfLogin<Value>),
    lifetimeMilliseconds: INSURANCE_LIFETIME_MS,
  });
}

/** Only checks the kind, because the app has written the values. */
function isOfLogin<Value>(stored: unknown): stored is OfLogin<Value> {
  const { token, value } = fieldsOf(stored);
  return typeof token === 'string' && value instanceof Object;
}
