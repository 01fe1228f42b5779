import type { LogonFailure } from '@generated/identity/model/logonFailure';
import type { LogonResponse } from '@generated/identity/model/logonResponse';
import { storeIdByLanguageId } from '@/domain/locale/locale-lookup';
import { redirectTarget } from '@/domain/navigation/redirect-target';
import type { Call } from '../../call';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { clearLogonFailures, isLogonLocked, recordLogonFailure } from '../../state/logon-lock';
import { countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import { matchesPassword } from '../../state/password-hash';
import { sessionStoreId } from '../../state/sessions';
import type { SandboxState } from '../../state/state';
import type { User } from '../../state/user';
import { spendOneTimeCode } from './second-factor';
import { signIn } from './sign-in';

/** The logon failures of identity.yaml (logonAjax; 003 §8, Login). */
const logonFailures = {
  wrongCredentials: (): LogonFailure => ({
    success: false,
    errorCode: '2030',
    errorMessage: 'The email or password is not correct.',
    errorMessageKey: '_ERR_AUTHENTICATION_ERROR',
  }),
  locked: (): LogonFailure => ({
    success: false,
    errorCode: '2490',
    errorMessage: 'The account is locked.',
  }),
  passwordExpired: (email: string): LogonFailure => ({
    success: false,
    passwordExpired: true,
    email,
    errorCode: '2170',
    errorMessage: 'The password has expired.',
    errorMessageKey: '_ERR_PASSWORD_EXPIRED',
  }),
  passwordReset: (email: string): LogonFailure => ({
    success: false,
    email,
    errorCode: 'PSW_RST',
    errorMessage: 'PSW_RST A new password is needed for this account.',
  }),
  oneTimeCodeNeeded: (): LogonFailure => ({
    success: false,
    errorCode: '_ERR_SECOND_FACTOR_NEEDED',
    errorMessage: 'A one-time code is needed.',
  }),
  oneTimeCodeWrong: (): LogonFailure => ({
    success: false,
    errorCode: '_ERR_SECOND_FACTOR_CODE',
    errorMessage: 'The code is not correct.',
  }),
  existsIn: (country: 'US' | 'CA'): LogonFailure => ({
    success: false,
    errorCode: `EXIST_IN_${country}`,
    errorMessage: `EXIST_IN_${country}`,
  }),
};

/** Signs in with email and password, and a one-time code where the account needs one. Failures also have HTTP 200 (003 §8). */
export function logonAjax(call: Call<'logonAjax'>, context: SandboxContext): LogonResponse {
  const { body, shopper } = call;
  const { state } = context;
  const now = context.now().getTime();
  const logonId = normalizeLogonId(body.logonId);
  const storeId = body.storeId ?? storeIdByLanguageId(body.langId ?? '') ?? sessionStoreId(state, shopper);

  if (isLogonLocked(state, logonId, now)) return logonFailures.locked();
  const result = checkCredentials(state, logonId, body.password, storeId);
  const fail = (failure: LogonFailure) =>
    recordLogonFailure(state, logonId, now) ? logonFailures.locked() : failure;
  if (result === 'wrong') return fail(logonFailures.wrongCredentials());
  if ('user' in result && result.user.secondFactor) {
    // The password alone forgets no wrong code, and would make room for more guesses.
    if (body.x_oneTimeCode === undefined) return logonFailures.oneTimeCodeNeeded();
    if (!spendOneTimeCode(context, result.user, body.x_oneTimeCode)) {
      return fail(logonFailures.oneTimeCodeWrong());
    }
  }
  clearLogonFailures(state, logonId);
  if ('failure' in result) return result.failure;
  signIn(call, context, result.user, { storeId, withCookies: true });
  const home = `/${responseView(storeId, { langId: body.langId }).locale}`;
  return {
    success: true,
    URL: redirectTarget(body.URL, home),
    email: result.user.email,
    hasPrescriptions: state.accountPrescriptions.by('user', result.user.userId).length > 0,
  };
}

/** The signed-in member, the reason why a correct password was rejected, or `wrong` for wrong credentials. */
type CheckedCredentials = { user: User } | { failure: LogonFailure } | 'wrong';

/**
 * Checks an email address and a password at a store. That an account belongs to the other country, has an expired
 * password or needs a new one is only disclosed with the correct password. For an account without a password, created by a
 * social sign-in, every one is wrong.
 */
function checkCredentials(
  state: SandboxState,
  logonId: string,
  password: string,
  storeId: string,
): CheckedCredentials {
  const country = countryOfStore(storeId);
  const user = findMember(state, logonId, country);
  if (!user) return checkOtherCountry(state, logonId, password, country);
  if (!matchesPassword(user.passwordHash, password)) return 'wrong';
  if (user.passwordResetNeeded) return { failure: logonFailures.passwordReset(user.email) };
  if (user.passwordExpired) return { failure: logonFailures.passwordExpired(user.email) };
  return { user };
}

function checkOtherCountry(
  state: SandboxState,
  logonId: string,
  password: string,
  country: 'US' | 'CA',
): CheckedCredentials {
  const other = country === 'US' ? 'CA' : 'US';
  const user = findMember(state, logonId, other);
  if (!matchesPassword(user?.passwordHash, password)) return 'wrong';
  return { failure: logonFailures.existsIn(other) };
}
