import type { ContactAddressType } from '@generated/identity/model/contactAddressType';
import type { PersonContact } from '@generated/identity/model/personContact';
import type { PersonContacts } from '@generated/identity/model/personContacts';
import { addressIdOf, hasOwnAddress, OWN_ADDRESS_NAME, primaryAddressId } from '../state/address-book';
import type { SavedAddress } from '../state/documents';
import type { User } from '../state/user';

/** Width of the database column for postal codes. Shorter codes are padded with trailing blanks. */
const POSTAL_CODE_WIDTH = 7;

/**
 * Lists a member's contact details: first the account's, with the postal address when there is one, then the saved addresses. A
 * guest has none.
 *
 * @param addressType requested type. The account's address is for both shipping and billing, so it matches each type.
 */
export function toPersonContacts(
  user: User,
  storeId: string,
  addressType: ContactAddressType | undefined,
  savedAddresses: readonly SavedAddress[] = [],
): PersonContacts {
  const isMember = user.registerType === 'R';
  const primaryId = primaryAddressId(user, savedAddresses);
  const contact = toContact(user, primaryId);
  const matchesType = addressType === undefined || contact.addressType !== undefined;
  return {
    resourceName: 'person',
    resourceId: `/wcs/resources/store/${storeId}/person/@self/contact`,
    userId: user.userId,
    ...(isMember ? { addressId: addressIdOf(user) } : {}),
    contact: isMember
      ? [
          ...(matchesType ? [contact] : []),
          ...savedAddresses
            .filter(isOfType(addressType))
            .map((address) => toSavedContact(address, user, primaryId)),
        ]
      : [],
  };
}

function isOfType(requested: ContactAddressType | undefined): (address: SavedAddress) => boolean {
  return ({ addressType }) =>
    requested === undefined || addressType === requested || addressType === 'ShippingAndBilling';
}

function toSavedContact(
  { addressId, nickName, addressType, address }: SavedAddress,
  user: User,
  primaryId: string | undefined,
): PersonContact {
  const [first = '', second = '', third = ''] = address.addressLines;
  return {
    addressId,
    nickName,
    addressType,
    primary: addressId === primaryId ? 'true' : 'false',
    firstName: address.firstName,
    lastName: address.lastName,
    addressLine: [first, second, third],
    city: address.city,
    state: address.region,
    country: address.country,
    zipCode: address.postalCode.padEnd(POSTAL_CODE_WIDTH),
    ...(address.phone ? { phone1: address.phone } : {}),
    email1: address.email || user.email,
  };
}

/** Builds a contact. The names and the email are those of the account, also without an address. */
function toContact(user: User, primaryId: string | undefined): PersonContact {
  const addressId = addressIdOf(user);
  return {
    ...(hasOwnAddress(user)
      ? { addressId, nickName: OWN_ADDRESS_NAME, primary: addressId === primaryId ? 'true' : 'false' }
      : {}),
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
