import { identityVersion } from '@/lib/http/user-recovery';
import { createStore, useStoreValue } from '@/lib/state/create-store';

/** The data of a store that changing a favorite needs. */
export interface FavoriteStore {
  /** `uniqueID` */
  readonly id: string;
  readonly name: string;
  /** Value when the stores were loaded. */
  readonly isFavorite: boolean;
}

/** Confirmed since the stores were loaded, and of which identity: another one has other favorites. */
const confirmed = createStore<ReadonlyMap<string, { isFavorite: boolean; identity: number }>>(new Map());
/** Until the API confirms or rejects them. */
const optimistic = createStore<ReadonlyMap<string, boolean>>(new Map());

export function setOptimisticFavorite(id: string, isFavorite: boolean): void {
  optimistic.set(new Map(optimistic.read()).set(id, isFavorite));
}

/** Returns the optimistic value; undefined once cleared. */
export function optimisticFavorite(id: string): boolean | undefined {
  return optimistic.read().get(id);
}

/** Shows the API's value again. */
export function clearOptimisticFavorite(id: string): void {
  const others = new Map(optimistic.read());
  others.delete(id);
  optimistic.set(others);
}

export function confirmFavorite(id: string, isFavorite: boolean): void {
  confirmed.set(new Map(confirmed.read()).set(id, { isFavorite, identity: identityVersion() }));
}

/** Returns whether a store is a favorite according to the API. */
export function isConfirmedFavorite({ id, isFavorite }: Pick<FavoriteStore, 'id' | 'isFavorite'>): boolean {
  const change = confirmed.read().get(id);
  return change?.identity === identityVersion() ? change.isFavorite : isFavorite;
}

/** Returns whether a store shows as a favorite. On the server, uses the API's value. */
export function useIsFavorite(): (store: Pick<FavoriteStore, 'id' | 'isFavorite'>) => boolean {
  const changes = useStoreValue(optimistic);
  useStoreValue(confirmed);
  return (store) => changes.get(store.id) ?? isConfirmedFavorite(store);
}
