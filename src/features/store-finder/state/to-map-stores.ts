import type { Store } from '@/domain/stores/store';
import type { MapStore } from '@/lib/stores/store-map-props';

/** The same object for the same store: the map stays where it is when stores are added. */
const mapStores = new WeakMap<Store, MapStore>();

/** Selects the data of the stores that the map needs. */
export function toMapStores(stores: readonly Store[]): MapStore[] {
  return stores.map((store) => {
    const known = mapStores.get(store);
    if (known) return known;
    const { number, name, position, status } = store;
    const mapStore = { storeName: number, name, ...position, status };
    mapStores.set(store, mapStore);
    return mapStore;
  });
}
