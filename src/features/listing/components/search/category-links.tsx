import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

/** Links to the three categories. */
export function CategoryLinks() {
  const site = useSite();
  return (
    <>
      <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>Eyeglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
        <Trans>Sunglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'contact-lenses')} />}>
        <Trans>Contact lenses</Trans>
      </ButtonLink>
    </>
  );
}
