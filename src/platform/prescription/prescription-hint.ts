import { useDeferredValue, useSyncExternalStore } from 'react';
import { cookieSays } from '../storage/cookie-says';

export const PRESCRIPTION_COOKIE = 'prescription';

const listeners = new Set<() => void>();

/** To be called when the prescription cookie was written or cleared. */
export function prescriptionMayHaveChanged(): void {
  for (const listen of listeners) listen();
}

/**
 * Whether a prescription is stored, without what it takes to read it. False on the server and while a served page is
 * taken over.
 */
export function useHasPrescription(): boolean {
  const stored = useSyncExternalStore(
    subscribe,
    () => cookieSays(`${PRESCRIPTION_COOKIE}=.`),
    () => false,
  );
  // Not urgent: parts of a served page that still wait to be taken over would be drawn anew.
  return useDeferredValue(stored);
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  // Another tab may have changed it.
  window.addEventListener('focus', listen);
  return () => {
    listeners.delete(listen);
    window.removeEventListener('focus', listen);
  };
}
