import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { isSavedHere } from '@/lib/prescription/stored-prescription';

/**
 * The prescription of a pair. The session has one, which another tab may replace by that of another person: then the one counts
 * that was accepted for the pair in this tab.
 *
 * @param stored of the session. Without one there is none.
 */
export function pairPrescription(
  accepted: StoredPrescription | undefined,
  stored: StoredPrescription | undefined,
): StoredPrescription | undefined {
  return accepted && stored && !isSavedHere(stored) ? accepted : stored;
}
