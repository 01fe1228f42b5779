import type { PersonChanged } from '@generated/identity/model/personChanged';
import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { changesOf, isLogonLocked, recordLogonFailure } from '../../state/logon-lock';
import { failedCall, passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';
import { spendOneTimeCode } from './spend-one-time-code';

/** Turns one-time codes off: with a code, and the password. */
export function turnOffSecondFactor(
  call: Call<'turnOffSecondFactor'>,
  context: SandboxContext,
): PersonChanged {
  const { state } = context;
  const user = requireAccount(state, call.shopper);
  const { userId } = user;
  const { logonPassword: password, x_oneTimeCode: code } = call.body;
  if (user.secondFactor) {
    // Checks the code first: a right password clears earlier failures, which would allow more guesses.
    const time = context.now().getTime();
    if (isLogonLocked(state, changesOf(user), time)) return failedCall(call, identityErrors.accountLocked());
    if (!spendOneTimeCode(context, user, code)) {
      const isLocked = recordLogonFailure(state, changesOf(user), time);
      return failedCall(call, isLocked ? identityErrors.accountLocked() : identityErrors.wrongOneTimeCode());
    }
  }
  const error = passwordError(context, user, { field: 'logonPassword', password });
  if (error) return failedCall(call, error);
  state.users.update(userId, { secondFactor: undefined });
  return { userId, resourceName: 'person' };
}
