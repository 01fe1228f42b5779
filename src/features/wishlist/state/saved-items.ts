import { useSyncExternalStore } from 'react';

/** Saved catentry ids, as last received from the API. */
let savedIds: ReadonlySet<string> = new Set();
/** Optimistic values by id, until the API confirms or rejects them. */
const optimistic = new Map<string, boolean>();
const listeners = new Set<() => void>();

/** Stores the saved ids from the API. Optimistic values still take precedence. */
export function setSavedIds(ids: Iterable<string>): void {
  savedIds = new Set(ids);
  notify();
}

/** Stores the API state of one item. */
export function setSaved(id: string, saved: boolean): void {
  const others = [...savedIds].filter((other) => other !== id);
  setSavedIds(saved ? [id, ...others] : others);
}

/** Whether the item is saved according to the API. */
export function isSavedOnServer(id: string): boolean {
  return savedIds.has(id);
}

/** Sets the optimistic value of an item. */
export function setOptimistic(id: string, saved: boolean): void {
  optimistic.set(id, saved);
  notify();
}

/** Optimistic value of an item; undefined once cleared. */
export function optimisticValue(id: string): boolean | undefined {
  return optimistic.get(id);
}

/** Clears the optimistic value, so the API state shows. */
export function clearOptimistic(id: string): void {
  if (optimistic.delete(id)) notify();
}

/** Whether an item shows as saved. False on the server and during hydration. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => optimistic.get(id) ?? savedIds.has(id),
    () => false,
  );
}

/** Whether the shopper has any saved item according to the API. False on the server. */
export function useHasSaved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => savedIds.size > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
