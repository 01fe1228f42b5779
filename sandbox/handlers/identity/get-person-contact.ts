import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { toPersonContacts } from '../../serializers/person-contacts';

export const getPersonContact: Handler<'getPersonContact'> = ({ shopper, params, query }, { state }) => {
  const user = state.users.get(shopper.userId);
  if (!user) return reject(apiErrors.userNeeded());
  return toPersonContacts(
    user,
    params.storeId,
    query.addressType,
    state.savedAddresses.by('user', user.userId),
  );
};
