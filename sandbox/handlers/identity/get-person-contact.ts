import { getGetPersonContactMockHandler } from '@generated/identity/identity.msw';
import { createResolver } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { toPersonContacts } from '../../serializers/person-contacts';
import type { HandlerFactory } from '../handler-factory';

export const getPersonContact: HandlerFactory = () =>
  getGetPersonContactMockHandler(
    createResolver('getPersonContact', ({ shopper, params, query }, { state }) => {
      const user = state.users.get(shopper.userId);
      if (!user) return reject(apiErrors.userNeeded());
      return toPersonContacts(
        user,
        params.storeId,
        query.addressType,
        state.savedAddresses.by('user', user.userId),
      );
    }),
  );
