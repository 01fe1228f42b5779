import { createStore, useStoreValue } from '@/lib/state/create-store';
import { storageValue } from '@/lib/storage/storage-value';
import { validWhen } from '@/lib/storage/validators';

/** A frame SKU in the wishlist (000 §3, Wishlist). */
export interface SavedProduct {
  /** Catentry id of the SKU. */
  id: string;
  kind: 'eyeglasses' | 'sunglasses';
}

/** A click that the API has not confirmed yet. */
export interface PendingChange extends SavedProduct {
  saved: boolean;
}

/** Saved catentry ids, as last received from the API. */
const savedIds = createStore<ReadonlySet<string>>(new Set());

/**
 * Clicks that the API has neither confirmed nor rejected: each frame shows what was clicked. In this tab's storage, since the
 * shopper may open the next page before the call is sent.
 */
const pendingChanges = storageValue<readonly PendingChange[]>({
  area: 'session',
  key: 'pending_saves',
  validate: validWhen(isPendingChanges),
});

function isPendingChanges(value: unknown): value is readonly PendingChange[] {
  return (
    Array.isArray(value) &&
    value.every(
      ({ id, kind, saved }) =>
        typeof id === 'string' &&
        (kind === 'eyeglasses' || kind === 'sunglasses') &&
        typeof saved === 'boolean',
    )
  );
}

/** Stores the saved ids from the API. Pending changes still take precedence. */
export function setSavedIds(ids: Iterable<string>): void {
  savedIds.set(new Set(ids));
}

/** Removes an id that the API has removed. */
export function removeSavedId(id: string): void {
  setSavedIds([...savedIds.read()].filter((other) => other !== id));
}

/** Returns the saved ids, as last received from the API or changed since. */
export function readSavedIds(): string[] {
  return [...savedIds.read()];
}

/** Returns whether the item is saved according to the API. */
export function isSavedOnServer(id: string): boolean {
  return savedIds.read().has(id);
}

/** Changes that were clicked, here or on the page before, and are not confirmed. */
export function readPendingChanges(): readonly PendingChange[] {
  return pendingChanges.read() ?? [];
}

/** Shows an item as saved or not until the API confirms or rejects it. */
export function setPending({ id, kind }: SavedProduct, saved: boolean): void {
  pendingChanges.write([...others(id), { id, kind, saved }]);
}

/** What was clicked for an item; undefined once cleared. */
export function pendingValue(id: string): boolean | undefined {
  return find(readPendingChanges(), id);
}

/** Clears the pending change of an item, so the API state shows. */
export function clearPending(id: string): void {
  const left = others(id);
  if (left.length > 0) pendingChanges.write(left);
  else pendingChanges.clear();
}

const others = (id: string) => readPendingChanges().filter((change) => change.id !== id);
const find = (changes: readonly PendingChange[], id: string) =>
  changes.find((change) => change.id === id)?.saved;

/** Whether an item shows as saved. False on the server and during hydration. */
export function useIsSaved(id: string): boolean {
  const saved = useStoreValue(savedIds, (ids) => ids.has(id));
  return useStoreValue(pendingChanges, (changes) => find(changes ?? [], id)) ?? saved;
}

/** Returns whether the shopper has any saved item according to the API. False on the server. */
export function useHasSaved(): boolean {
  return useStoreValue(savedIds, (ids) => ids.size > 0);
}
