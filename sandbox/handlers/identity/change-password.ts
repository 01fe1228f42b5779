import type { PersonChanged } from '@generated/identity/model/personChanged';
import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { endSessions } from '../../state/end-sessions';
import { hashPassword } from '../../state/password-hash';
import { failedCall, passwordError } from './current-password';
import { checkNewPassword } from './password-policy';
import { requireAccount } from './require-account';

/** Changes the password of the account, and ends all other sessions. */
export function changePassword(call: Call<'changePassword'>, context: SandboxContext): PersonChanged {
  const { body, shopper } = call;
  const { state } = context;
  const user = requireAccount(state, shopper);
  const error = passwordError(context, user, {
    field: 'logonPasswordOld',
    password: body.logonPasswordOld,
  });
  if (error) return failedCall(call, error);
  checkNewPassword(body.logonPassword, body.logonPasswordVerify, 'logonPasswordVerify');
  state.users.update(user.userId, {
    passwordHash: hashPassword(body.logonPassword, context.secret()),
    passwordExpired: false,
  });
  // A code that was sent could set the password again.
  state.passwordResets.remove(user.userId);
  endSessions(state, user.userId, shopper.sessionId);
  return { userId: user.userId, resourceName: 'person' };
}
