import { Trans, useLingui } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';
import { BagIcon } from '@/ui/icons/icons';

/** Renders the empty state with links to the listings. */
export function EmptyCart() {
  const site = useSite();
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing here yet`}
      icon={<BagIcon size={40} />}
      actions={
        <>
          <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
            <Trans>See eyeglasses</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
            <Trans>See sunglasses</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Frames you add wait for you here, even if you come back another day.</Trans>
      </p>
    </EmptyState>
  );
}
