import { addPersonContact, deletePersonContact, updatePersonContact } from '@generated/identity/identity';
import type { Address } from '@/lib/address/address';
import type { AddressField, AddressMessage } from '@/lib/address/address-schema';
import type { SavedAddress } from '@/lib/address/saved-addresses';
import { toWireAddress } from '@/lib/address/wire-address';
import { isApiError } from '@/lib/http/api-error';
import { sendChange } from '@/lib/http/send-change';
import { isSignedOut } from '@/lib/session/is-signed-out';
import type { Site } from '@/lib/site/site';

/** Reasons why an address was not changed although no field is at fault. `gone`: the account no longer has it. */
export type AddressProblem = 'gone' | 'signed-out' | 'failed';

export type AddressResult =
  | { status: 'changed' }
  | { status: 'rejected'; field: AddressField; message: AddressMessage | 'address-rejected' }
  | { status: AddressProblem };

/**
 * Adds an address to the account. Never throws.
 *
 * @param name of the new address, without personal data. The same name is saved once, so that a request can be repeated.
 */
export function addAddress(site: Site, name: string, address: Address): Promise<AddressResult> {
  const { phone } = address;
  return change(async () => {
    try {
      await addPersonContact(
        site.storeId,
        {
          nickName: name,
          addressType: 'Shipping',
          ...toWireAddress(site, address),
          ...(phone ? { phone1: phone } : {}),
        },
        { langId: site.languageId },
      );
    } catch (error) {
      // The response to an earlier request was lost. Misspelled in the API.
      if (!isApiError(error) || error.key !== '_ERR_NICKNAME_ALREDY_EXIST') throw error;
      await updateContact(site, name, address);
    }
  });
}

/** Changes an address. Never throws. */
export function updateAddress(site: Site, { name }: SavedAddress, address: Address): Promise<AddressResult> {
  return change(() => updateContact(site, name, address));
}

/** Makes an address the default one. Never throws. */
export function makeDefault(site: Site, { name }: SavedAddress): Promise<AddressResult> {
  return change(() =>
    updatePersonContact(site.storeId, name, { primary: 'true' }, { langId: site.languageId }),
  );
}

/** Removes an address. Never throws. */
export function removeAddress(site: Site, { name }: SavedAddress): Promise<AddressResult> {
  return change(() => deletePersonContact(site.storeId, name, { langId: site.languageId }));
}

function updateContact(site: Site, name: string, address: Address): Promise<unknown> {
  const body = { ...toWireAddress(site, address), phone1: address.phone };
  return updatePersonContact(site.storeId, name, body, { langId: site.languageId });
}

function change(send: () => Promise<unknown>): Promise<AddressResult> {
  return sendChange(send, toFailure);
}

const FIELDS: Partial<Record<string, AddressField>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  city: 'city',
  state: 'region',
  zipCode: 'postalCode',
  phone1: 'phone',
};

function toFailure(error: unknown): AddressResult {
  if (isSignedOut(error)) return { status: 'signed-out' };
  if (!isApiError(error)) return { status: 'failed' };
  if (error.status === 404) return { status: 'gone' };
  if (error.key !== '_ERR_ADDRESS_REJECTED') return { status: 'failed' };
  const field = FIELDS[error.parameters[0] ?? ''] ?? 'street';
  return {
    status: 'rejected',
    field,
    message: field === 'postalCode' ? 'postal-code-rejected' : 'address-rejected',
  };
}
