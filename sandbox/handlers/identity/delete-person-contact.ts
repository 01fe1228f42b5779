import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { findAddress } from '../../state/address-book';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

/** Removes an address of the account. Orders have a copy of it. */
export const deletePersonContact: Handler<'deletePersonContact'> = ({ shopper, params }, { state }) => {
  const saved = findAddress(state, requireAccount(state, shopper), params.nickName);
  if (!saved) return reject(identityErrors.addressNotFound(params.nickName));
  const { addressId, userId } = saved;
  state.savedAddresses.remove(addressId);
  return { userId, addressId, resourceName: 'person' };
};
