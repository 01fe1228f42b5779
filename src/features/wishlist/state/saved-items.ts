import { createStore, useStoreValue } from '@/lib/state/create-store';

/** Saved catentry ids, as last received from the API. */
const savedIds = createStore<ReadonlySet<string>>(new Set());
/** Optimistic values by id, until the API confirms or rejects them. */
const optimisticValues = createStore<ReadonlyMap<string, boolean>>(new Map());

/** Stores the saved ids from the API. Optimistic values still take precedence. */
export function setSavedIds(ids: Iterable<string>): void {
  savedIds.set(new Set(ids));
}

/** Stores the API state of one item. */
export function setSaved(id: string, saved: boolean): void {
  const others = [...savedIds.read()].filter((other) => other !== id);
  setSavedIds(saved ? [id, ...others] : others);
}

/** Returns the saved ids, as last received from the API or changed since. */
export function readSavedIds(): string[] {
  return [...savedIds.read()];
}

/** Returns whether the item is saved according to the API. */
export function isSavedOnServer(id: string): boolean {
  return savedIds.read().has(id);
}

/** Sets the optimistic value of an item. */
export function setOptimistic(id: string, saved: boolean): void {
  optimisticValues.set(new Map(optimisticValues.read()).set(id, saved));
}

/** Returns the optimistic value of an item; undefined once cleared. */
export function optimisticValue(id: string): boolean | undefined {
  return optimisticValues.read().get(id);
}

/** Clears the optimistic value, so the API state shows. */
export function clearOptimistic(id: string): void {
  const others = new Map(optimisticValues.read());
  others.delete(id);
  optimisticValues.set(others);
}

/** Returns whether an item shows as saved. False on the server and during hydration. */
export function useIsSaved(id: string): boolean {
  const saved = useStoreValue(savedIds, (ids) => ids.has(id));
  return useStoreValue(optimisticValues, (values) => values.get(id)) ?? saved;
}

/** Returns whether the shopper has any saved item according to the API. False on the server. */
export function useHasSaved(): boolean {
  return useStoreValue(savedIds, (ids) => ids.size > 0);
}
