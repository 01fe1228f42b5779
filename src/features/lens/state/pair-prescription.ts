import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { isSavedHere } from '@/lib/prescription/stored-prescription';

/**
 * Returns the prescription of a pair. The session has one, which another tab may replace with another person's. Then the one
 * that this tab accepted for the pair takes precedence.
 *
 * @param stored prescription of the session. Without one there is none.
 */
export function pairPrescription(
  accepted: StoredPrescription | undefined,
  stored: StoredPrescription | undefined,
): StoredPrescription | undefined {
  return accepted && stored && !isSavedHere(stored) ? accepted : stored;
}
