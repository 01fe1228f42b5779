import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { useDisplayedItems } from '../hooks/use-displayed-items';
import { EmptyWishlist } from './empty-wishlist';
import { GuestNotice } from './guest-notice';
import { SavedList } from './saved-list';
import type { RenderSavedTile } from './saved-tile';

export interface LoadedWishlistProps {
  savedItems: readonly SavedItem[];
  page: string | null;
  renderTile: RenderSavedTile;
}

/** Shows the saved frames or the empty state. */
export function LoadedWishlist({ savedItems, page, renderTile }: LoadedWishlistProps) {
  const displayedItems = useDisplayedItems(savedItems);
  if (displayedItems.length === 0) {
    return (
      <EmptyWishlist>
        <GuestNotice />
      </EmptyWishlist>
    );
  }
  return (
    <>
      <SavedList {...{ displayedItems, savedItems, page, renderTile }} />
      <GuestNotice />
    </>
  );
}
