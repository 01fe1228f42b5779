import type { PasswordResetRequest } from '@generated/identity/model/passwordResetRequest';
import type { Handler } from '../../call';
import { type ApiError, apiError } from '../../http/api-errors';
import { failure } from '../../http/raw-response';
import type { SandboxContext } from '../../sandbox-context';
import { unlock } from '../../state/logon-lock';
import { countryOfStore, findMember } from '../../state/members';
import { hashPassword } from '../../state/password-hash';
import { endSessions } from '../../state/sessions';
import type { User } from '../../state/user';
import { passwordError } from './current-password';
import { checkNewPassword } from './password-policy';
import { requireAccount } from './require-account';

/** Changes the password of the account, and ends all other sessions. */
export const changePassword: Handler<'changePassword'> = (call, context) => {
  const { body, shopper } = call;
  const { state } = context;
  const user = requireAccount(state, shopper);
  const error = passwordError(context, user, {
    field: 'logonPasswordOld',
    password: body.logonPasswordOld,
  });
  if (error) return failure(error);
  checkNewPassword(body.logonPassword, body.logonPasswordVerify, 'logonPasswordVerify');
  state.users.update(user.userId, {
    passwordHash: hashPassword(body.logonPassword, context.secret()),
    passwordExpired: false,
  });
  // A code that was sent could set the password again.
  state.passwordResets.remove(user.userId);
  endSessions(state, user.userId, shopper.sessionId);
  return { userId: user.userId, resourceName: 'person' };
};

/** Lifetime of a validation code in milliseconds. */
export const CODE_LIFETIME_MS = 30 * 60 * 1000;
const CODE_LENGTH = 8;
/** Wrong codes until the one that was sent is void. */
const MAX_CODE_FAILURES = 5;

/** Sends a validation code, or sets a new password with one. The response never reveals whether an email is unknown. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = (call, context) => {
  const { params, body } = call;
  const user = findMember(context.state, body.logonId, countryOfStore(params.storeId));
  if (body.xcred_validationCode === undefined) {
    if (user) sendCode(user, context);
  } else if (!isRightCode(user, body.xcred_validationCode, context)) {
    return failure(invalidCode());
  } else {
    setPassword(user, body, context);
  }
  return { resourceName: 'person' };
};

function sendCode(user: User, { state, now, secret }: SandboxContext): void {
  state.passwordResets.remove(user.userId);
  state.passwordResets.insert({
    userId: user.userId,
    email: user.email,
    code: secret().slice(-CODE_LENGTH),
    expiresAt: now().getTime() + CODE_LIFETIME_MS,
  });
}

/** Returns whether the code is right. A wrong one uses up a try, so it must not be rejected, which would roll that back. */
function isRightCode(user: User | undefined, code: string, { state, now }: SandboxContext): user is User {
  const reset = user && state.passwordResets.get(user.userId);
  if (!reset || reset.expiresAt <= now().getTime()) return false;
  if (reset.code === code) return true;
  const failures = (reset.failures ?? 0) + 1;
  if (failures < MAX_CODE_FAILURES) state.passwordResets.update(reset.userId, { failures });
  else state.passwordResets.remove(reset.userId);
  return false;
}

function setPassword(
  user: User,
  { logonPassword = '', xcred_logonPasswordVerify: confirmation = '' }: PasswordResetRequest,
  { state, secret }: SandboxContext,
): void {
  checkNewPassword(logonPassword, confirmation, 'xcred_logonPasswordVerify');
  state.users.update(user.userId, {
    passwordHash: hashPassword(logonPassword, secret()),
    passwordExpired: false,
    passwordResetNeeded: undefined,
  });
  state.passwordResets.remove(user.userId);
  unlock(state, user);
  endSessions(state, user.userId);
}

function invalidCode(): ApiError {
  return apiError(
    400,
    '_ERR_CMD_INVALID_PARAM',
    '2190',
    'The validation code is not correct.',
    'validationCode',
  );
}
