import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { accountAddresses, toShippingAddress } from '../cart/shipping-address';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Saves an address with the account; names are unique within it. */
export const addPersonContact: Handler<'addPersonContact'> = ({ shopper, params, body }, { state }) => {
  const user = requireAccount(state, shopper, 'Sign in to save an address.');
  const nickName = body.nickName.trim();
  if (accountAddresses(state, user.userId).some((saved) => saved.nickName === nickName))
    reject(identityErrors.nickNameTaken(nickName));
  const { addressId, userId } = state.savedAddresses.insert({
    addressId: state.nextId('savedAddress'),
    userId: user.userId,
    nickName,
    addressType: body.addressType,
    address: toShippingAddress(body, params.storeId),
  });
  if (body.primary === 'true') state.users.update(userId, { primaryAddressId: addressId });
  return { userId, addressId, resourceName: 'person' };
};
