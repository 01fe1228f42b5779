import { isApiError } from '@/lib/http/api-error';
import type { TrackedError } from '@/lib/tracking/events';
import { track } from '@/lib/tracking/track';

/** Error catalog messages of the wishlist operations (000 §8). */
const MESSAGES = {
  countSavedItems: 'Error refreshing wishlist',
  listSavedItems: 'Error refreshing wishlist',
  addSavedItems: 'Error adding saved item',
  removeSavedItem: 'Error removing saved item',
} as const satisfies Record<string, TrackedError>;

/**
 * Tracks a failed request with the API's message, or else the error catalog's (000 §8).
 *
 * @returns the API's message; '' if there is none.
 */
export function reportFailure(operation: keyof typeof MESSAGES, error: unknown): string {
  const serverMessage = isApiError(error) ? error.serverMessage : '';
  track({ name: 'error', message: serverMessage || MESSAGES[operation], operation });
  return serverMessage;
}
