import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { orderPaths } from '@/lib/navigation/order-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Heading } from '@/ui/layout/heading';

/** Replaces the details. Its links load a new document, so that no data of the member stays in memory. */
export function AccountClosed({ email }: { email: string }) {
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid max-w-xl gap-6">
      <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
        <Trans>Your account is closed</Trans>
      </Heading>
      <p className="wrap-anywhere">
        <Trans>
          You are signed out everywhere. {email} can be used for a new account. Orders that you have placed
          can still be tracked with their number and this address.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={sitePaths.home(site)}>
          <Trans>Back to the store</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" href={orderPaths.trackOrder(site)}>
          <Trans>Track an order</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
