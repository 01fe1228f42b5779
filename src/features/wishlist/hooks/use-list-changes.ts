import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useState } from 'react';
import { useSite } from '@/lib/site/site';
import type { SaveFailure } from '../api/reconcile-saved';
import { clearPending, type SavedProduct, setPending } from '../state/saved-items';

export interface ListChanges {
  /** Returns whether a frame is saved: the last local change, or else the API's list. */
  isSaved: (item: SavedItem) => boolean;
  /** Removes a frame, or saves it again. @returns whether it succeeded. */
  change: (item: SavedItem, saved: boolean) => Promise<boolean>;
  /** Failure of the latest change to this frame. */
  getFailure: (item: SavedItem) => SaveFailure | undefined;
}

/** Removes and restores list items optimistically; reverts on error. */
export function useListChanges(savedItems: readonly SavedItem[]): ListChanges {
  const site = useSite();
  const [overrides, setOverrides] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [failure, setFailure] = useState<{ id: string } & SaveFailure>();

  const change: ListChanges['change'] = async ({ catEntryId: id, catEntryType }, saved) => {
    setFailure(undefined);
    setOverrides((previous) => new Map(previous).set(id, saved));
    const product = { id, kind: catEntryType === 'SUN' ? 'sunglasses' : 'eyeglasses' } as const;
    setPending(product, saved);
    const rejection = await reconcile(product);
    if (!rejection) return true;
    setOverrides((previous) => new Map(previous).set(id, !saved));
    setFailure({ id, ...rejection });
    return false;
  };

  const reconcile = async (product: SavedProduct) => {
    try {
      const { reconcileSaved } = await import('../api/reconcile-saved');
      return await reconcileSaved(site, product);
    } catch {
      clearPending(product.id);
      return { message: '' };
    }
  };

  return {
    isSaved: ({ catEntryId }) =>
      overrides.get(catEntryId) ?? savedItems.some((item) => item.catEntryId === catEntryId),
    change,
    getFailure: ({ catEntryId }) => (failure?.id === catEntryId ? failure : undefined),
  };
}
