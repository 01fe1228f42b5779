import { isEmail } from '@/domain/contact/email';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { failure } from '../../http/raw-response';
import type { SandboxContext } from '../../sandbox-context';
import { toPerson, toPersonData } from '../../serializers/person';
import { closeSessions } from '../../session/shopper';
import { addressIdOf } from '../../state/address-book';
import { countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import { receivesNewsletter, setNewsletter } from '../../state/newsletter';
import { hashPassword } from '../../state/password-hash';
import { removeAccount } from '../../state/remove-account';
import type { User } from '../../state/user';
import { addUser } from './add-user';
import { passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { checkNewPassword } from './password-policy';
import { requireAccount } from './require-account';
import { signIn } from './sign-in';

/** Returns everything that the state holds of the member, and nothing of anybody else. */
export const getPersonData: Handler<'getPersonData'> = ({ shopper, params }, context) =>
  toPersonData(context, requireAccount(context.state, shopper), params.storeId);

export const getPerson: Handler<'getPerson'> = ({ shopper }, { state }) =>
  toPerson(state, requireAccount(state, shopper));

/** Changes name, email or newsletter of the account. */
export const updatePerson: Handler<'updatePerson'> = (call, context) => {
  const { body, shopper } = call;
  const { state } = context;
  const user = requireAccount(state, shopper);
  const { email1, firstName, lastName, receiveEmail } = body;
  if (email1 !== undefined) {
    const error = passwordError(context, user, { field: 'logonPassword', password: body.logonPassword });
    if (error) return failure(error);
    changeEmail(context, user, email1.trim());
  }
  state.users.update(user.userId, {
    ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
    ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
  });
  const changed = state.users.get(user.userId);
  if (receiveEmail !== undefined && changed) setNewsletter(state, changed, receiveEmail === 'true');
  return { userId: user.userId, resourceName: 'person' };
};

/**
 * Changes the email, which also signs in. The newsletter goes to the new one; a code for the password was sent to the old one.
 */
function changeEmail({ state }: SandboxContext, user: User, email: string): void {
  if (!isEmail(email)) reject(identityErrors.invalidEmail());
  const other = findMember(state, email, user.country ?? 'US');
  if (other && other.userId !== user.userId) reject(identityErrors.logonIdTaken(email));
  const receiveEmail = receivesNewsletter(state, user);
  setNewsletter(state, user, false);
  state.users.update(user.userId, {
    ...{ email, logonId: normalizeLogonId(email), receiveEmail },
    // The provider has not confirmed that the new one is the member's. There is a password to sign in with.
    socialProvider: undefined,
  });
  state.passwordResets.remove(user.userId);
}

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

export const registerPerson: Handler<'registerPerson'> = (call, context) => {
  const { params, query, body } = call;
  const country = countryOfStore(params.storeId);
  // First, so that nobody finds out with a bad password who has an account, and leaves none behind.
  checkNewPassword(body.logonPassword, body.logonPasswordVerify, 'logonPasswordVerify');
  if (findMember(context.state, body.logonId, country)) reject(identityErrors.logonIdTaken(body.logonId));
  const user = addUser(context, {
    registerType: 'R',
    logonId: normalizeLogonId(body.logonId),
    passwordHash: hashPassword(body.logonPassword, context.secret()),
    country,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email1,
    ...(body.phone1 ? { phone: body.phone1 } : {}),
    ...(body.preferredLanguage ? { preferredLanguage: body.preferredLanguage } : {}),
    receiveEmail: body.receiveEmail === 'true',
  });
  const identity = signIn(call, context, user, {
    storeId: params.storeId,
    withCookies: query.updateCookies === 'true',
  });
  return { ...identity, addressId: addressIdOf(user), resourceName: 'person' };
};
