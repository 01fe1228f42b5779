import type { PersonContactChanged } from '@generated/identity/model/personContactChanged';
import type { PersonContactUpdate } from '@generated/identity/model/personContactUpdate';
import type { Call, Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { toPersonContacts } from '../../serializers/person-contacts';
import { findAddress } from '../../state/address-book';
import type { SavedAddress } from '../../state/documents';
import { accountAddresses, toShippingAddress } from '../cart/shipping-address';
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

/** Changes an address of the account, or makes it the default one. Keeps whatever the request leaves out. */
export function updatePersonContact(
  { shopper, params, body }: Call<'updatePersonContact'>,
  { state }: SandboxContext,
): PersonContactChanged {
  const user = requireAccount(state, shopper);
  const saved = findAddress(state, user, params.nickName);
  if (!saved) return reject(identityErrors.addressNotFound(params.nickName));
  const { addressId, userId } = saved;
  state.savedAddresses.update(addressId, {
    addressType: body.addressType ?? saved.addressType,
    address: changedAddress(saved, body, params.storeId),
  });
  if (body.primary === 'true') state.users.update(userId, { primaryAddressId: addressId });
  return { userId, addressId, resourceName: 'person' };
}

function changedAddress(
  { address }: SavedAddress,
  { addressType: _type, primary: _primary, ...fields }: PersonContactUpdate,
  storeId: string,
): SavedAddress['address'] {
  if (Object.keys(fields).length === 0) return address;
  const { addressLines, region, postalCode, phone, email, ...rest } = address;
  const request = {
    ...{ ...rest, addressLine: addressLines, state: region, zipCode: postalCode, email1: email },
    ...(phone ? { phone1: phone } : {}),
    ...fields,
  };
  return toShippingAddress(request, storeId);
}
