import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { HeartIcon } from '@/ui/icons/heart-icon';

/** Nothing is saved yet: says how to, and where to find something. */
export function EmptyWishlist({ children }: { children?: ReactNode }) {
  const store = useStore();
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing saved yet`}
      icon={<HeartIcon size={40} strokeWidth={1} />}
      actions={
        <>
          <ButtonLink render={<PageLink href={storePaths.listing(store, 'eyeglasses')} />}>
            <Trans>See eyeglasses</Trans>
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            render={<PageLink href={storePaths.listing(store, 'sunglasses')} />}
          >
            <Trans>See sunglasses</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Tap the heart on a frame to keep it here.</Trans>
      </p>
      {children}
    </EmptyState>
  );
}
