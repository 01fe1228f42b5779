import { isEmail } from '@/domain/contact/email';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { failure } from '../../http/raw-response';
import type { SandboxContext } from '../../sandbox-context';
import { toPerson, toPersonData } from '../../serializers/person';
import { findMember, normalizeLogonId } from '../../state/members';
import { receivesNewsletter, setNewsletter } from '../../state/newsletter';
import type { User } from '../../state/user';
import { passwordError } from './current-password';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

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
