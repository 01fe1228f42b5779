import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '@/lib/meta/page-meta';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { EmptyState } from '@/ui/display/empty-state';

/**
 * Explains that no product has the UPC of the URL. Server rendering responds with 404 unless the commerce API was unavailable.
 */
export function ProductNotFound() {
  const site = useSite();
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={<Trans>We could not find this product</Trans>}
      actions={
        <>
          <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
            <Trans>All eyeglasses</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
            <Trans>All sunglasses</Trans>
          </ButtonLink>
        </>
      }
    >
      <PageMeta title={t`We could not find this product`} noIndex />
      <Trans>It may have sold out for good. There is much more to see.</Trans>
    </EmptyState>
  );
}
