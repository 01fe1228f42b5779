import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useState } from 'react';
import { useStore } from '@/platform/store/store';
import type { SaveFailure } from '../api/settle-saved';
import { settleWish, want } from '../state/saved-items';

export interface ListChanges {
  /** Whether a frame of the list counts as saved: by the last press, else by the platform's list. */
  isSaved: (item: SavedItem) => boolean;
  /** Removes a frame, or saves it again. @returns whether that succeeded. */
  change: (item: SavedItem, saved: boolean) => Promise<boolean>;
  /** Why the latest change to this frame was not made. */
  failureOf: (item: SavedItem) => SaveFailure | undefined;
}

/** Removing from the list, and taking that back; shown at once, and undone when the platform refuses. */
export function useListChanges(savedItems: readonly SavedItem[]): ListChanges {
  const store = useStore();
  const [pressed, press] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<{ id: string } & SaveFailure>();

  const change: ListChanges['change'] = async ({ catEntryId: id, catEntryType }, saved) => {
    setFailure(undefined);
    press((before) => new Map(before).set(id, saved));
    want(id, saved);
    const refusal = await settle({ id, kind: catEntryType === 'SUN' ? 'sunglasses' : 'eyeglasses' });
    if (!refusal) return true;
    press((before) => new Map(before).set(id, !saved));
    setFailure({ id, ...refusal });
    return false;
  };

  const settle = async (product: { id: string; kind: 'eyeglasses' | 'sunglasses' }) => {
    try {
      const { settleSaved } = await import('../api/settle-saved');
      return await settleSaved(store, product);
    } catch {
      settleWish(product.id);
      return { message: '' };
    }
  };

  return {
    isSaved: ({ catEntryId }) =>
      pressed.get(catEntryId) ?? savedItems.some((item) => item.catEntryId === catEntryId),
    change,
    failureOf: ({ catEntryId }) => (failure?.id === catEntryId ? failure : undefined),
  };
}
