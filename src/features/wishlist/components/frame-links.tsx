import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { ButtonLink } from '@/ui/actions/button-link';

/** Links to the frame listings. */
export function FrameLinks() {
  const store = useStore();
  return (
    <>
      <ButtonLink render={<PageLink href={storePaths.listing(store, 'eyeglasses')} />}>
        <Trans>See eyeglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={storePaths.listing(store, 'sunglasses')} />}>
        <Trans>See sunglasses</Trans>
      </ButtonLink>
    </>
  );
}
