import type { CatalogSearchSku } from '@generated/catalog/model/catalogSearchSku';

export type Availability = 'available' | 'backordered' | 'sold-out';

/** Returns whether a SKU can be bought. Without an inventory status, a buyable one can. */
export function readAvailability({
  buyable,
  x_inventoryStatus,
}: Pick<CatalogSearchSku, 'buyable' | 'x_inventoryStatus'>): Availability {
  if (buyable !== 'true' || x_inventoryStatus === 'Unavailable') return 'sold-out';
  return x_inventoryStatus === 'Backordered' ? 'backordered' : 'available';
}
