import { isApiError } from '@/platform/http/api-error';
import type { TrackedError } from '@/platform/tracking/events';
import { track } from '@/platform/tracking/track';

/** The error catalogue's texts for calls of the wishlist (000 §8). */
const MESSAGES = {
  countSavedItems: 'Error refreshing wishlist',
  listSavedItems: 'Error refreshing wishlist',
  addSavedItems: 'Error adding saved item',
  removeSavedItem: 'Error removing saved item',
} as const satisfies Record<string, TrackedError>;

/**
 * Reports a failed call: in the platform's own words where it gives any, else in the catalogue's (000 §8).
 *
 * @returns the platform's words; empty when it gave none.
 */
export function reportFailure(operation: keyof typeof MESSAGES, error: unknown): string {
  const words = isApiError(error) ? error.serverMessage : '';
  track({ name: 'error', message: words || MESSAGES[operation], operation });
  return words;
}
