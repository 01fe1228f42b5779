import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useState } from 'react';

/**
 * What the page shows: everything that was saved since it opened, each at its place. What is removed keeps its place, so
 * that it can be taken back there and nothing moves under the finger.
 */
export function useShownItems(savedItems: readonly SavedItem[]): readonly SavedItem[] {
  const [shown, show] = useState(savedItems);
  const fresh = savedItems.filter((item) => !shown.some(({ catEntryId }) => catEntryId === item.catEntryId));
  if (fresh.length === 0) return shown;
  const all = [...fresh, ...shown];
  show(all);
  return all;
}
