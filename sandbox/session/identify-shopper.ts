import type { Operation, OperationId } from '../contract/operations';
import { ApiErrorResponse } from '../http/api-errors';
import { type CallerCredentials, GENERIC_SHOPPER, type Shopper, shopperFromSession } from './shopper';

/** Operations that create or end an identity also work after the session has expired. */
const IDENTITY_OPERATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGuestIdentity',
  'registerPerson',
  'requestPasswordReset',
  'oauthValidate',
  'logonAjax',
  'logoff',
]);

/**
 * Returns the shopper who makes the request. The search server and the asset host do not use sessions.
 *
 * @throws ApiErrorResponse 401 when the session has expired, for operations that need one.
 */
export function identifyShopper(operation: Operation, credentials: CallerCredentials): Shopper {
  if (!usesSessions(operation.path)) return GENERIC_SHOPPER;
  try {
    return shopperFromSession(credentials);
  } catch (error) {
    if (error instanceof ApiErrorResponse && !rejectsExpiredSessions(operation)) return GENERIC_SHOPPER;
    throw error;
  }
}

/**
 * Returns whether to reject expired sessions. Servlet commands have a different error format, and REST services without a 401
 * in the contract respond to everyone alike.
 */
function rejectsExpiredSessions({ id, path, statuses }: Operation): boolean {
  return !IDENTITY_OPERATIONS.has(id) && (path.startsWith('/webapp/') || statuses.includes(401));
}

function usesSessions(path: string): boolean {
  return path.startsWith('/wcs/') || path.startsWith('/webapp/');
}
