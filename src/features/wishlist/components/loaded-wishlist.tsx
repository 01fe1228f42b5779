import type { SavedItem } from '@generated/wishlist/model/savedItem';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { EmptyState } from '@/ui/display/empty-state';
import { HeartIcon } from '@/ui/icons/icons';
import { useIsGuest } from '../api/use-is-guest';
import { FrameLinks } from './frame-links';
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

/**
 * Items to display: all that were saved since the page opened. Removed items keep their position, so they can be
 * restored without layout shift.
 */
function useDisplayedItems(savedItems: readonly SavedItem[]): readonly SavedItem[] {
  const [displayed, setDisplayed] = useState(savedItems);
  const added = savedItems.filter(
    (item) => !displayed.some(({ catEntryId }) => catEntryId === item.catEntryId),
  );
  if (added.length === 0) return displayed;
  const all = [...added, ...displayed];
  setDisplayed(all);
  return all;
}

/** Empty state with links to frames. */
function EmptyWishlist({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing saved yet`}
      icon={<HeartIcon size={40} strokeWidth={1} />}
      actions={<FrameLinks />}
    >
      <p className="noscript:hidden">
        <Trans>Tap the heart on a frame to keep it here.</Trans>
      </p>
      {/* Without JavaScript there is no heart to tap. */}
      <noscript>
        <p>
          <Trans>Saving frames needs JavaScript. Switch it on in your browser to use your wishlist.</Trans>
        </p>
      </noscript>
      {children}
    </EmptyState>
  );
}

/** Informs a guest that the list is only on this device, with a sign-in link. */
function GuestNotice() {
  const site = useSite();
  if (!useIsGuest()) return null;
  return (
    <p className="mt-10 text-ink-soft">
      <Trans>Your list is kept on this device.</Trans>{' '}
      <PageLink
        href={sitePaths.account(site, sitePaths.wishlist(site))}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        <Trans>Sign in to see it everywhere</Trans>
      </PageLink>
    </p>
  );
}
