import { fieldsOf } from '@/domain/data/fields-of';
import { parseDiopters } from '@/domain/prescription/diopters';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { cookieValue } from '../storage/cookie-value';
import { storageValue } from '../storage/storage-value';
import { validWhen } from '../storage/validators';
import { notifyPrescriptionChange, PRESCRIPTION_COOKIE } from './has-prescription';

/**
 * The prescription, in a session cookie (003 §9, "stored for the session path"). It is sent to the API in request bodies
 * only: never in a URL, an event or a log.
 */
export const storedPrescription = cookieValue<StoredPrescription>({
  name: PRESCRIPTION_COOKIE,
  validate: validWhen(isStoredPrescription),
  format: 'json',
});

/** Of this tab. */
const savedHere = storageValue<StoredPrescription>({
  area: 'session',
  key: 'prescription_saved_here',
  validate: validWhen(isStoredPrescription),
});

/** Returns whether this tab saved it last. Otherwise it is from another tab, and may be another person's. */
export function isSavedHere(prescription: StoredPrescription): boolean {
  return JSON.stringify(prescription) === JSON.stringify(savedHere.read());
}

/** Saves or clears the shopper's prescription and notifies subscribers. */
export function savePrescription(prescription: StoredPrescription | undefined): void {
  for (const value of [savedHere, storedPrescription])
    if (prescription) value.write(prescription);
    else value.clear();
  notifyPrescriptionChange();
}

/** Parses the value of the prescription cookie on the server. */
export function parsePrescription(text: string | undefined): StoredPrescription | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isStoredPrescription(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isStoredPrescription(value: unknown): value is StoredPrescription {
  const { SPH, CYL } = fieldsOf(value);
  return arePowers(SPH) && (CYL === undefined || arePowers(CYL));
}

function arePowers(value: unknown): boolean {
  const { OD, OS } = fieldsOf(value);
  return [OD, OS].every((power) => typeof power === 'string' && parseDiopters(power) !== undefined);
}
