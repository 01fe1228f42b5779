import type { Person } from '@generated/identity/model/person';
import { receivesNewsletter } from '../state/newsletter';
import type { SandboxState } from '../state/state';
import type { User } from '../state/user';

/** Returns the account of a member, without its password. */
export function toPerson(state: SandboxState, user: User): Person {
  return {
    resourceName: 'person',
    userId: user.userId,
    logonId: user.logonId ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    email1: user.email,
    ...(user.preferredLanguage ? { preferredLanguage: user.preferredLanguage } : {}),
    receiveEmail: receivesNewsletter(state, user) ? 'true' : 'false',
    x_hasPassword: user.passwordHash === undefined ? 'false' : 'true',
    x_secondFactor: user.secondFactor ? 'true' : 'false',
    ...(user.secondFactor ? { x_recoveryCodesLeft: String(user.secondFactor.recoveryHashes.length) } : {}),
    ...(user.socialProvider ? { x_socialProvider: user.socialProvider } : {}),
  };
}
