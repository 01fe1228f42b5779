import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useState } from 'react';

/**
 * Items to display: all that were saved since the page opened. Removed items keep their position, so they can be
 * restored without layout shift.
 */
export function useShownItems(savedItems: readonly SavedItem[]): readonly SavedItem[] {
  const [shown, show] = useState(savedItems);
  const fresh = savedItems.filter((item) => !shown.some(({ catEntryId }) => catEntryId === item.catEntryId));
  if (fresh.length === 0) return shown;
  const all = [...fresh, ...shown];
  show(all);
  return all;
}
