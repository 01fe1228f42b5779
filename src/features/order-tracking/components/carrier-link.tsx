import { Trans } from '@lingui/react/macro';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { ButtonLink } from '@/ui/actions/button-link';
import { Skeleton } from '@/ui/display/skeleton';
import { TruckIcon } from '@/ui/icons/deferred-icons';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { useCarrierUrl } from '../api/use-carrier-url';

/** Leads to the carrier's page of an item that was sent. */
export function CarrierLink({ item, name }: { item: TrackedItem; name: string }) {
  const link = useCarrierUrl(item);
  if (!link) return null;
  if (link.loading) return <Skeleton className="h-11 w-44" />;
  if (!link.url) {
    return (
      <p className="flex min-h-11 items-center text-ink-soft text-sm">
        {link.failed ? (
          <Trans>The carrier’s page could not be loaded. Try again later.</Trans>
        ) : (
          <Trans>The carrier has no page for this item.</Trans>
        )}
      </p>
    );
  }
  return (
    <ButtonLink variant="secondary" href={link.url} target="_blank" rel="noreferrer">
      <TruckIcon />
      <Trans>Follow the delivery</Trans>
      <VisuallyHidden>
        : {name} <Trans>(in a new tab)</Trans>
      </VisuallyHidden>
    </ButtonLink>
  );
}
