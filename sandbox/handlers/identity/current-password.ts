import type { ApiError } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { changesOf, clearLogonFailures, isLogonLocked, recordLogonFailure } from '../../state/logon-lock';
import { matchesPassword } from '../../state/password-hash';
import type { User } from '../../state/user';
import { identityErrors } from './identity-errors';

/**
 * Checks the current password of an account, which confirms a change. A wrong one counts toward a lock of such changes. That
 * lock is separate from the sign-in's, with which strangers could keep a member from changing anything. Return the error as a
 * `failure`, because a rejection would roll the count back.
 *
 * @param field of the request that has the password.
 */
export function passwordError(
  { state, now }: SandboxContext,
  user: User,
  { field, password }: { field: string; password: string | undefined },
): ApiError | undefined {
  if (user.passwordHash === undefined) return identityErrors.noPassword();
  const key = changesOf(user);
  const time = now().getTime();
  if (isLogonLocked(state, key, time)) return identityErrors.accountLocked();
  if (matchesPassword(user.passwordHash, password ?? '')) {
    clearLogonFailures(state, key);
    return undefined;
  }
  const isLocked = recordLogonFailure(state, key, time);
  return isLocked ? identityErrors.accountLocked() : identityErrors.wrongPassword(field);
}
