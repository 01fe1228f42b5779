import { useDeferredValue, useSyncExternalStore } from 'react';
import { cookieChanges } from '../storage/cookie-changes';
import { cookieSays } from '../storage/cookie-says';

export const PRESCRIPTION_COOKIE = 'prescription';

const changes = cookieChanges();

/** To be called when the prescription cookie was written or cleared. */
export function prescriptionMayHaveChanged(): void {
  changes.tell();
}

/**
 * Whether a prescription is stored, without what it takes to read it. False on the server and while a served page is
 * taken over.
 */
export function useHasPrescription(): boolean {
  const stored = useSyncExternalStore(
    changes.subscribe,
    () => cookieSays(`${PRESCRIPTION_COOKIE}=.`),
    () => false,
  );
  // Not urgent: parts of a served page that still wait to be taken over would be drawn anew.
  return useDeferredValue(stored);
}
