import type { PlacedItem } from './placed-items';

const PREFIX = 'MC';

/** Returns the number of the parcel of an item; it names nobody. A lens and a plan are in the parcel of their frame. */
export function parcelNumber({ item }: PlacedItem): string {
  return `${PREFIX}${item.parentItemId ?? item.orderItemId}`;
}

export function itemOfParcel(number: string): string | undefined {
  return number.startsWith(PREFIX) ? number.slice(PREFIX.length) : undefined;
}

/**
 * Returns the page of the sandbox's carrier for a parcel; empty before shipping. HTTPS except on localhost, as the contract has
 * it.
 *
 * @param requestUrl a request of the storefront, which has the origin of the sandbox.
 */
export function carrierUrl(placed: PlacedItem, requestUrl: URL): string {
  const isShipped = placed.status === 'S' || placed.status === 'D';
  if (!isShipped || placed.item.tracking === 'none') return '';
  const origin = requestUrl.hostname === 'localhost' ? requestUrl.origin : `https://${requestUrl.host}`;
  return `${origin}/sandbox/carrier?number=${parcelNumber(placed)}`;
}

/** Returns the tracking URL in the order itself; null where only the carrier call knows the page, or there is none. */
export function trackingUrl(placed: PlacedItem, requestUrl: URL): string | null {
  return placed.item.tracking === undefined ? carrierUrl(placed, requestUrl) || null : null;
}
