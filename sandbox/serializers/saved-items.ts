import type { SavedItems } from '@generated/wishlist/model/savedItems';
import type { SavedItem } from '../state/saved-item';

export function toSavedItems(items: SavedItem[]): SavedItems {
  return {
    savedItems: items.map((item) => ({
      savedItemId: item.savedItemId,
      catEntryId: item.catentryId,
      catEntryType: item.kind,
      quantity: 1,
      partNumber: item.upc,
      addedDate: new Date(item.addedAt).toISOString(),
    })),
    count: items.length,
  };
}
