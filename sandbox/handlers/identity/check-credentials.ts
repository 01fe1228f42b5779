import type { LogonFailure } from '@generated/identity/model/logonFailure';
import { countryOfStore, findMember } from '../../state/members';
import { matchesPassword } from '../../state/password-hash';
import type { SandboxState } from '../../state/state';
import type { User } from '../../state/user';
import { logonFailures } from './logon-failures';

/** The signed-in member, the reason why a correct password was rejected, or `wrong` for wrong credentials. */
export type CheckedCredentials = { user: User } | { failure: LogonFailure } | 'wrong';

/**
 * Checks an email address and a password at a store. That an account belongs to the other country, has an expired
 * password or needs a new one is only disclosed with the correct password. For an account without a password, created by a
 * social sign-in, every one is wrong.
 */
export function checkCredentials(
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
