import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/platform/navigation/page-link';
import { storePaths } from '@/platform/navigation/store-paths';
import { useStore } from '@/platform/store/store';
import { ButtonLink } from '@/ui/actions/button-link';

/** Links to the three categories. */
export function CategoryLinks() {
  const store = useStore();
  return (
    <>
      <ButtonLink variant="secondary" render={<PageLink href={storePaths.listing(store, 'eyeglasses')} />}>
        <Trans>Eyeglasses</Trans>
      </ButtonLink>
      <ButtonLink variant="secondary" render={<PageLink href={storePaths.listing(store, 'sunglasses')} />}>
        <Trans>Sunglasses</Trans>
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        render={<PageLink href={storePaths.listing(store, 'contact-lenses')} />}
      >
        <Trans>Contact lenses</Trans>
      </ButtonLink>
    </>
  );
}
