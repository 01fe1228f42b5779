import { getRegisterPersonMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { type ApiError, reject } from '../../http/api-errors';
import { addressIdOf } from '../../serializers/person-contacts';
import { countryOfStore, findMember, normalizeLogonId } from '../../state/members';
import type { HandlerFactory } from '../handler-factory';
import { addUser } from './add-user';
import { checkNewPassword } from './password-policy';
import { signIn } from './sign-in';

export const registerPerson: HandlerFactory = () =>
  getRegisterPersonMockHandler(
    createResolver('registerPerson', (call, context) => {
      const { params, query, body } = call;
      const country = countryOfStore(params.storeId);
      if (findMember(context.state, body.logonId, country)) reject(logonIdTaken(body.logonId));
      checkNewPassword(body.logonPassword, body.logonPasswordVerify, 'logonPasswordVerify');
      const user = addUser(context, {
        registerType: 'R',
        logonId: normalizeLogonId(body.logonId),
        password: body.logonPassword,
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
    }),
  );

function logonIdTaken(logonId: string): ApiError {
  return {
    status: 400,
    // The commerce API spells it like this.
    errorKey: '_ERR_LOGONID_ALREDY_EXIST',
    errorCode: '2030',
    errorMessage: 'An account with this email already exists.',
    errorParameters: [logonId],
  };
}
