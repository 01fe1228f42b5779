import { isApiError } from '@/lib/http/api-error';

/** Returns whether the API has stopped treating the shopper as a member. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
