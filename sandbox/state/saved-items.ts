import { z } from 'zod';
import type { SandboxState } from './state';

/** A frame in a shopper's wishlist. */
export const savedItemDocument = z.object({
  savedItemId: z.string(),
  userId: z.string(),
  storeId: z.enum(['10851', '10852']),
  catentryId: z.string(),
  kind: z.enum(['EYE', 'SUN']),
  upc: z.string(),
  /** Epoch milliseconds. */
  addedAt: z.number().int(),
});
export type SavedItem = z.infer<typeof savedItemDocument>;

/** The contract's limit of one wishlist. */
export const MAX_SAVED_ITEMS = 200;

/** Returns a shopper's saved items in a store, newest first. */
export function findSavedItems(state: SandboxState, userId: string, storeId: string): SavedItem[] {
  return state.savedItems
    .by('user', userId)
    .filter((item) => item.storeId === storeId)
    .sort(
      (first, second) =>
        second.addedAt - first.addedAt || Number(second.savedItemId) - Number(first.savedItemId),
    );
}
