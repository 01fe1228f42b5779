import { plainEspotRead } from '@/features/marketing/api/plain-espot-read';
import type { PlainSpot } from '@/features/marketing/api/spot';
import type { Read } from '@/platform/reads/read';
import type { Store } from '@/platform/store/store';

/** What the retailer says on a product's page, to everybody. */
export function productSpot(productId: string): PlainSpot {
  return { name: 'Product_Banner', productId };
}

/** @param productId catalogue entry id of the SKU. */
export function productSpotRead(store: Store, productId: string): Read<string> {
  return plainEspotRead(store, productSpot(productId));
}
