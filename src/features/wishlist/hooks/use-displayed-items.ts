import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useState } from 'react';

/**
 * Items to display: all that were saved since the page opened. Removed items keep their position, so they can be
 * restored without layout shift.
 */
export function useDisplayedItems(savedItems: readonly SavedItem[]): readonly SavedItem[] {
  const [displayed, setDisplayed] = useState(savedItems);
  const added = savedItems.filter(
    (item) => !displayed.some(({ catEntryId }) => catEntryId === item.catEntryId),
  );
  if (added.length === 0) return displayed;
  const all = [...added, ...displayed];
  setDisplayed(all);
  return all;
}
