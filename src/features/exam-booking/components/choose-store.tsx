import { Trans } from '@lingui/react/macro';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Notice } from '@/ui/display/notice';

interface ChooseStoreProps {
  /** The link names a store that does not exist in this country. */
  isUnknown: boolean;
}

/** Explains the first step: an exam is booked in a store. */
export function ChooseStore({ isUnknown }: ChooseStoreProps) {
  const site = useSite();
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      {isUnknown ? (
        <Notice tone="warning" title={<Trans>We did not find this store</Trans>}>
          {site.country === 'us' ? (
            <Trans>It may be in Canada, or the link may be old. Choose a store in the United States.</Trans>
          ) : (
            <Trans>It may be in the United States, or the link may be old. Choose a store in Canada.</Trans>
          )}
        </Notice>
      ) : null}
      <p>
        <Trans>
          First choose a store near you. Stores that take bookings have a link to their free times.
        </Trans>
      </p>
      <ButtonLink size="lg" render={<PageLink href={storeLocatorPaths.finder(site)} />}>
        <Trans>Find a store</Trans>
      </ButtonLink>
    </div>
  );
}
