import type { PersonContactChanged } from '@generated/identity/model/personContactChanged';
import type { PersonContactUpdate } from '@generated/identity/model/personContactUpdate';
import type { Call } from '../../call';
import { reject } from '../../http/api-errors';
import type { SandboxContext } from '../../sandbox-context';
import { findAddress } from '../../state/address-book';
import type { SavedAddress } from '../../state/saved-address';
import { toShippingAddress } from '../cart/shipping-address';
import { identityErrors } from './identity-errors';
import { requireAccount } from './require-account';

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
