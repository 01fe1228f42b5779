import { useDeferredValue } from 'react';
import { useStoreValue } from '../state/create-store';
import { cookieStore } from '../storage/cookie-store';

export const PRESCRIPTION_COOKIE = 'prescription';

const hasPrescription = cookieStore(`${PRESCRIPTION_COOKIE}=.`);

/** Call after the prescription cookie was written or cleared. */
export const notifyPrescriptionChange = hasPrescription.notify;

/** Returns whether a prescription is stored now. In the browser only. */
export const isPrescriptionStored = hasPrescription.read;

/**
 * Returns whether a prescription is stored, without loading the code that parses it. False on the server and during hydration.
 */
export function useHasPrescription(): boolean {
  // Deferred: an urgent update would re-render components that have not hydrated yet.
  return useDeferredValue(useStoreValue(hasPrescription));
}
