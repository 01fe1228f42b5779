import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { failure } from '../../http/raw-response';
import { closeSessions } from '../../session/shopper';
import { normalizeLogonId } from '../../state/members';
import { removeAccount } from '../../state/remove-account';
import { passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Closes the account: confirmed by its password, or by its email where it has none. */
export const closeAccount: Handler<'closeAccount'> = (call, context) => {
  const { body, shopper, setCookie } = call;
  const { state } = context;
  const user = requireAccount(state, shopper);
  if (user.passwordHash === undefined) {
    if (normalizeLogonId(body.logonId ?? '') !== user.logonId) reject(identityErrors.wrongEmail());
  } else {
    const error = passwordError(context, user, { field: 'logonPassword', password: body.logonPassword });
    if (error) return failure(error);
  }
  for (const cookie of closeSessions(state, shopper)) setCookie(cookie);
  removeAccount(state, user);
  return { userId: user.userId, resourceName: 'person' };
};
