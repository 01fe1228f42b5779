import type { Operation, OperationId } from '../contract/operations';
import { ApiErrorResponse } from '../http/refuse';
import { type Caller, GENERIC_SHOPPER, type Shopper, shopperOf } from './shopper';

/** Operations that create or end an identity also work after the session has expired. */
const MAKES_IDENTITY: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGuestIdentity',
  'registerPerson',
  'requestPasswordReset',
  'oauthValidate',
  'logonAjax',
  'logoff',
]);

/**
 * The shopper who makes the request. The search server and the asset host do not use sessions.
 *
 * @throws ApiErrorResponse 401 when the session has expired, for operations that need one.
 */
export function callerOf(operation: Operation, caller: Caller): Shopper {
  if (!knowsSessions(operation.path)) return GENERIC_SHOPPER;
  try {
    return shopperOf(caller);
  } catch (error) {
    if (error instanceof ApiErrorResponse && !rejectsExpiredSessions(operation)) return GENERIC_SHOPPER;
    throw error;
  }
}

/** Servlet commands have an error format of their own. REST services without a 401 in the contract respond to everyone alike. */
function rejectsExpiredSessions({ id, path, statuses }: Operation): boolean {
  return !MAKES_IDENTITY.has(id) && (path.startsWith('/webapp/') || statuses.includes(401));
}

function knowsSessions(path: string): boolean {
  return path.startsWith('/wcs/') || path.startsWith('/webapp/');
}
