import type { CartAddress } from '@generated/cart/model/cartAddress';
import { isPostalCodeInUse } from '@/domain/places/postal-regions';
import { reject } from '../../http/api-errors';
import { addressIdOf, hasOwnAddress, OWN_ADDRESS_NAME } from '../../state/address-book';
import { countryOfStore } from '../../state/members';
import type { ShippingAddress } from '../../state/order-checkout';
import type { SandboxState } from '../../state/state';
import { checkoutErrors } from './cart-errors';

/** An address of the cart or of the account; only the former has an email in any case. */
type RequestAddress = Omit<CartAddress, 'email1'> & { email1?: string | undefined };

/**
 * Validates the address of a request. The store ships within its country, to its postal codes.
 *
 * @throws ApiErrorResponse 400 that names the field.
 */
export function toShippingAddress(address: RequestAddress, storeId: string): ShippingAddress {
  if (address.country !== countryOfStore(storeId)) reject(checkoutErrors.addressRejected('country'));
  const [street = ''] = address.addressLine;
  if (street.trim() === '') reject(checkoutErrors.addressRejected('addressLine'));
  if (!isPostalCodeInUse(address.zipCode, address.country)) reject(checkoutErrors.addressRejected('zipCode'));
  return toAddress(address);
}

/** Returns an address as it is stored, without a check. */
export function toAddress(address: RequestAddress): ShippingAddress {
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    addressLines: address.addressLine.map((line) => line.trim()).filter((line) => line !== ''),
    city: address.city.trim(),
    region: address.state,
    postalCode: address.zipCode,
    country: address.country,
    ...(address.phone1 ? { phone: address.phone1 } : {}),
    email: address.email1?.trim() ?? '',
  };
}

/** Returns an address of the account; undefined when it is gone. */
export function accountAddress(
  state: SandboxState,
  userId: string,
  addressId: string,
): ShippingAddress | undefined {
  const user = state.users.get(userId);
  if (!user) return undefined;
  const saved = state.savedAddresses.get(addressId);
  if (saved?.userId === userId) return { ...saved.address, email: saved.address.email || user.email };
  const { address, firstName, lastName, email } = user;
  const isOwn = user.registerType === 'R' && addressId === addressIdOf(user);
  return isOwn && address && hasOwnAddress(user) ? { ...address, firstName, lastName, email } : undefined;
}

/** Ids and names of the account's addresses. */
export function accountAddresses(
  state: SandboxState,
  userId: string,
): { addressId: string; nickName: string }[] {
  const user = state.users.get(userId);
  if (!user) return [];
  return [
    ...(hasOwnAddress(user) ? [{ addressId: addressIdOf(user), nickName: OWN_ADDRESS_NAME }] : []),
    ...state.savedAddresses.by('user', userId).map(({ addressId, nickName }) => ({ addressId, nickName })),
  ];
}
