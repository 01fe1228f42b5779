import type { Operation, OperationId } from '../contract/operations';
import { RefusalError } from '../http/refuse';
import { type Caller, GENERIC_SHOPPER, type Shopper, shopperOf } from './shopper';

/** Calls that make a new identity work behind a session that has ended; that is what they are for. */
const MAKES_IDENTITY: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGuestIdentity',
  'registerPerson',
  'requestPasswordReset',
  'oauthValidate',
  'logonAjax',
  'logoff',
]);

/**
 * Who makes a call of this operation. The search server and the asset host know no session.
 *
 * @throws RefusalError 401 when the session has ended, for operations that need one.
 */
export function callerOf(operation: Operation, caller: Caller): Shopper {
  if (!knowsSessions(operation.path)) return GENERIC_SHOPPER;
  try {
    return shopperOf(caller);
  } catch (error) {
    if (error instanceof RefusalError && !refusesEndedSessions(operation)) return GENERIC_SHOPPER;
    throw error;
  }
}

/** Servlet commands tell of it in their own way; REST services that name no 401 answer everybody alike. */
function refusesEndedSessions({ id, path, statuses }: Operation): boolean {
  return !MAKES_IDENTITY.has(id) && (path.startsWith('/webapp/') || statuses.includes(401));
}

function knowsSessions(path: string): boolean {
  return path.startsWith('/wcs/') || path.startsWith('/webapp/');
}
