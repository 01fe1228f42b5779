import { useSyncExternalStore } from 'react';
import {
  parsePrescription,
  type StoredPrescription,
  storedPrescription,
} from '@/platform/prescription/stored-prescription';

/**
 * The stored prescription, on the server too, so that what is said of it stands in the page from the first.
 *
 * @param id of the element that a served page has only where the server knew a prescription.
 * @param served text of the prescription cookie, on the server.
 */
export function useShownPrescription(id: string, served: string | undefined): StoredPrescription | undefined {
  return useSyncExternalStore(storedPrescription.subscribe, storedPrescription.read, () => {
    if (typeof document === 'undefined') return parsePrescription(served);
    // While a served page is taken over: what it shows, if another tab has changed it since.
    return document.getElementById(id) ? storedPrescription.read() : undefined;
  });
}
