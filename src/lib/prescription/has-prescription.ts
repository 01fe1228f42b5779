import { useDeferredValue, useSyncExternalStore } from 'react';
import { cookieChanges } from '../storage/cookie-changes';
import { cookieMatches } from '../storage/cookie-matches';

export const PRESCRIPTION_COOKIE = 'prescription';

const changes = cookieChanges();

/** Call after the prescription cookie was written or cleared. */
export function notifyPrescriptionChange(): void {
  changes.notify();
}

/** Whether a prescription is stored, without loading the code that parses it. False on the server and during hydration. */
export function useHasPrescription(): boolean {
  const stored = useSyncExternalStore(
    changes.subscribe,
    () => cookieMatches(`${PRESCRIPTION_COOKIE}=.`),
    () => false,
  );
  // Deferred: an urgent update would re-render components that have not hydrated yet.
  return useDeferredValue(stored);
}
