import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { useSite } from '@/lib/site/site';
import { EyeIcon, PinIcon, ShieldIcon, TruckIcon } from '@/ui/icons/deferred-icons';

/** Returns, prescription and pricing promises below the purchase buttons. */
export function TrustNotes({ prescriptionReady }: { prescriptionReady: boolean }) {
  const site = useSite();
  return (
    <ul className="grid gap-3 border-line border-t pt-5 text-ink-soft text-sm">
      <Note icon={<TruckIcon />}>
        <PageLink href={helpPaths.shippingAndReturns(site)} className="underline underline-offset-4">
          <Trans>30 days to be sure: if they are not right, send them back</Trans>
        </PageLink>
      </Note>
      {prescriptionReady ? (
        <Note icon={<EyeIcon />}>
          <Trans>Lenses cut to the prescription from your own doctor</Trans>
        </Note>
      ) : null}
      <Note icon={<PinIcon />}>
        <PageLink href={storeFinderPath(site)} className="underline underline-offset-4">
          <Trans>Try frames on in a store near you</Trans>
        </PageLink>
      </Note>
      <Note icon={<ShieldIcon />}>
        <Trans>Every price added up line by line before you pay</Trans>
      </Note>
    </ul>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  );
}
