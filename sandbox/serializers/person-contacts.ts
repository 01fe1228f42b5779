import type { ContactAddressType } from '@generated/identity/model/contactAddressType';
import type { PersonContact } from '@generated/identity/model/personContact';
import type { PersonContacts } from '@generated/identity/model/personContacts';
import type { SavedAddress } from '../state/saved-address';
import type { User } from '../state/user';

/** Width of the database column for postal codes. Shorter codes are padded with trailing blanks. */
const POSTAL_CODE_WIDTH = 7;

/**
 * A member's contact details: first the account's own, with the postal address when there is one, then the saved addresses.
 * A guest has none.
 *
 * @param addressType requested type. The account's own address is for both shipping and billing, so it matches each type.
 */
export function toPersonContacts(
  user: User,
  storeId: string,
  addressType: ContactAddressType | undefined,
  savedAddresses: readonly SavedAddress[] = [],
): PersonContacts {
  const isMember = user.registerType === 'R';
  const contact = toContact(user);
  const matchesType = addressType === undefined || contact.addressType !== undefined;
  return {
    resourceName: 'person',
    resourceId: `/wcs/resources/store/${storeId}/person/@self/contact`,
    userId: user.userId,
    ...(isMember ? { addressId: addressIdOf(user) } : {}),
    contact: isMember
      ? [
          ...(matchesType ? [contact] : []),
          ...savedAddresses.filter(isOfType(addressType)).map(toSavedContact),
        ]
      : [],
  };
}

function isOfType(requested: ContactAddressType | undefined): (address: SavedAddress) => boolean {
  return ({ addressType }) =>
    requested === undefined || addressType === requested || addressType === 'ShippingAndBilling';
}

function toSavedContact({ addressId, nickName, addressType, address }: SavedAddress): PersonContact {
  const [first = '', second = '', third = ''] = address.addressLines;
  return {
    addressId,
    nickName,
    addressType,
    primary: 'false',
    firstName: address.firstName,
    lastName: address.lastName,
    addressLine: [first, second, third],
    city: address.city,
    state: address.region,
    country: address.country,
    zipCode: address.postalCode.padEnd(POSTAL_CODE_WIDTH),
    ...(address.phone ? { phone1: address.phone } : {}),
    ...(address.email ? { email1: address.email } : {}),
  };
}

/** Id of a member's postal address. */
export function addressIdOf({ userId }: User): string {
  return `8${userId}`;
}

function toContact(user: User): PersonContact {
  return {
    addressId: addressIdOf(user),
    nickName: 'home',
    primary: 'true',
    firstName: user.firstName,
    lastName: user.lastName,
    email1: user.email,
    ...(user.phone ? { phone1: user.phone } : {}),
    ...addressFields(user),
  };
}

function addressFields({ address }: User): PersonContact {
  if (!address || address.addressLines.length === 0) return {};
  const [first = '', second = '', third = ''] = address.addressLines;
  return {
    addressType: 'ShippingAndBilling',
    addressLine: [first, second, third],
    city: address.city,
    state: address.region,
    country: address.country,
    zipCode: address.postalCode.padEnd(POSTAL_CODE_WIDTH),
    phone1: address.phone,
  };
}
