import type { Store } from '@/domain/stores/store';
import type { MapStore } from '@/lib/stores/store-map-props';

/** What the map needs of the stores. */
export function toMapStores(stores: readonly Store[]): MapStore[] {
  return stores.map(({ number, name, position, status }) => ({
    storeName: number,
    name,
    ...position,
    status,
  }));
}
