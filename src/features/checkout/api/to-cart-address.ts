import type { CartAddress } from '@generated/cart/model/cartAddress';
import type { Address } from '@/lib/address/address';
import { toWireAddress } from '@/lib/address/wire-address';
import type { Site } from '@/lib/site/site';

/** Returns an address as a request of the cart has it. */
export function toCartAddress(site: Site, address: Address, email: string): CartAddress {
  const { phone } = address;
  return { ...toWireAddress(site, address), ...(phone ? { phone1: phone } : {}), email1: email };
}
