import { useSyncExternalStore } from 'react';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { parsePrescription, storedPrescription } from '@/lib/prescription/stored-prescription';

/**
 * Returns the stored prescription, also during server rendering.
 *
 * @param id of an element that the server renders only when it has a prescription.
 * @param serverCookie text of the prescription cookie on the server.
 */
export function useStoredPrescription(
  id: string,
  serverCookie: string | undefined,
): StoredPrescription | undefined {
  return useSyncExternalStore(storedPrescription.subscribe, storedPrescription.read, () => {
    if (typeof document === 'undefined') return parsePrescription(serverCookie);
    // During hydration: must match the server HTML, even if another tab has changed the prescription since.
    return document.getElementById(id) ? storedPrescription.read() : undefined;
  });
}
