import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/display/empty-state';
import { HeartIcon } from '@/ui/icons/icons';
import { FrameLinks } from './frame-links';

/** Empty state with links to frames. */
export function EmptyWishlist({ children }: { children?: ReactNode }) {
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
