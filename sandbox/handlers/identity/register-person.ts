import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { addressIdOf } from '../../state/address-book';
import { countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import { hashPassword } from '../../state/password-hash';
import { addUser } from './add-user';
import { identityErrors } from './identity-errors';
import { checkNewPassword } from './password-policy';
import { signIn } from './sign-in';

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
