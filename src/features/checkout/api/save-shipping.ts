import { setShippingInfo } from '@generated/cart/cart';
import { addPersonContact } from '@generated/identity/identity';
import type { Address } from '@/lib/address/address';
import { isApiError } from '@/lib/http/api-error';
import { pendingRevalidation } from '@/lib/http/mutation-listener';
import type { Site } from '@/lib/site/site';
import { toCartAddress } from './to-cart-address';

export interface ShippingAddress {
  address: Address;
  email: string;
  /** Id of the address in the account. */
  addressId?: string | undefined;
  /** Adds the address to the account under this name, which has no personal data. */
  newName?: string | undefined;
}

/**
 * Sets the delivery address, with the email of the order. Resolves when the cart has been fetched again.
 *
 * @throws ApiError; map it with `toAddressRejection`.
 */
export async function saveAddress(site: Site, shipping: ShippingAddress): Promise<void> {
  const addressId =
    shipping.addressId ??
    (shipping.newName ? await addToAccount(site, shipping, shipping.newName) : undefined);
  await setShippingInfo(
    site.storeId,
    {
      orderId: '.',
      ...(addressId === undefined
        ? { x_address: toCartAddress(site, shipping.address, shipping.email) }
        : { addressId }),
    },
    { langId: site.languageId },
  );
  await pendingRevalidation();
}

/**
 * Adds an address to the account. Undefined when that fails, or when a repeated request finds it there: the order does
 * without.
 *
 * @throws ApiError when the address itself is rejected.
 */
async function addToAccount(
  site: Site,
  { address, email }: ShippingAddress,
  nickName: string,
): Promise<string | undefined> {
  try {
    const { addressId } = await addPersonContact(
      site.storeId,
      { nickName, addressType: 'Shipping', ...toCartAddress(site, address, email) },
      { langId: site.languageId },
    );
    return addressId;
  } catch (error) {
    if (isApiError(error) && error.key === '_ERR_ADDRESS_REJECTED') throw error;
    return undefined;
  }
}

/**
 * Sets the delivery method. Resolves when the cart has been fetched again.
 *
 * @throws ApiError with key _ERR_SHIPPING_MODE_UNAVAILABLE when it does not reach the address.
 */
export async function saveMethod(site: Site, shipModeId: string): Promise<void> {
  await setShippingInfo(site.storeId, { orderId: '.', shipModeId }, { langId: site.languageId });
  await pendingRevalidation();
}
