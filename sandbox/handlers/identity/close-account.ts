import type { PersonChanged } from '@generated/identity/model/personChanged';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { closeSessions } from '../../session/shopper';
import { normalizeLogonId } from '../../state/members';
import { removeAccount } from '../../state/remove-account';
import { failedCall, passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Closes the account: confirmed by its password, or by its email where it has none. */
export function closeAccount(call: Call<'closeAccount'>, context: SandboxContext): PersonChanged {
  const { body, shopper, setCookie } = call;
  const { state } = context;
  const user = requireAccount(state, shopper);
  if (user.passwordHash === undefined) {
    if (normalizeLogonId(body.logonId ?? '') !== user.logonId) reject(identityErrors.wrongEmail());
  } else {
    const error = passwordError(context, user, { field: 'logonPassword', password: body.logonPassword });
    if (error) return failedCall(call, error);
  }
  for (const cookie of closeSessions(state, shopper)) setCookie(cookie);
  removeAccount(state, user);
  return { userId: user.userId, resourceName: 'person' };
}
