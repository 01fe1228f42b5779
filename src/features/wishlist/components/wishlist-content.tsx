import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { reportFailure } from '../api/wishlist-failure';
import { useSavedItems } from '../api/wishlist-queries';
import { setSavedIds } from '../state/saved-items';
import { LoadedWishlist } from './loaded-wishlist';
import { SavedListSkeleton } from './saved-list-skeleton';
import type { RenderSavedTile } from './saved-tile';

export interface WishlistContentProps {
  /** Page parameter of the URL. */
  page: string | null;
  renderTile: RenderSavedTile;
}

/** Wishlist with loading, error and loaded states. */
export function WishlistContent({ page, renderTile }: WishlistContentProps) {
  const { t } = useLingui();
  const { data, error, mutate } = useSavedItems();

  useEffect(() => {
    if (data) setSavedIds(data.savedItems.map(({ catEntryId }) => catEntryId));
  }, [data]);
  useEffect(() => {
    if (error) reportFailure('listSavedItems', error);
  }, [error]);

  if (data) return <LoadedWishlist savedItems={data.savedItems} {...{ page, renderTile }} />;
  if (!error) return <SavedListSkeleton />;
  return (
    <Notice
      tone="error"
      live="assertive"
      title={t`Your wishlist did not load`}
      action={
        <Button variant="secondary" onClick={() => void mutate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing in it is lost. Check your connection and try again.</Trans>
    </Notice>
  );
}
