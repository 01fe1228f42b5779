import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

/** Links to the frame listings. */
export function FrameLinks() {
  const site = useSite();
  return (
    <>
      <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
        <Trans>See eyeglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={sitePaths.listing(site, 'sunglasses')} />}>
        <Trans>See sunglasses</Trans>
      </ButtonLink>
    </>
  );
}
