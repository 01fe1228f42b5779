import type { LogonFailure } from '@generated/identity/model/logonFailure';
import { countryOfStore, findMember } from '../../state/members';
import type { SandboxState } from '../../state/state';
import type { User } from '../../state/user';
import { logonFailures } from './logon-failures';

/** The member who may sign in, or why a right password does not do, or that it is not right. */
export type CheckedCredentials = { user: User } | { failure: LogonFailure } | 'wrong';

/**
 * Checks an e-mail address and a password at a store. That an account is the other country's, has expired or needs a new
 * password is told to whoever knows its password only; an account without one, made by a social sign-in, asks for one.
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
  if (user.password === undefined) return { failure: logonFailures.passwordReset(user.email) };
  if (user.password !== password) return 'wrong';
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
  if (user?.password !== password) return 'wrong';
  return { failure: logonFailures.existsIn(other) };
}
