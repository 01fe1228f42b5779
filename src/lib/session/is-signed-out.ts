import { isApiError } from '@/lib/http/api-error';

/** Whether the API no longer takes the shopper for a member. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
