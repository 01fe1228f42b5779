import { Trans, useLingui } from '@lingui/react/macro';
import { bookingHref } from '@/domain/exams/booking-link';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';

export interface BookingLinkProps {
  store: Store;
  /** Among the links of a list, where its label has the store's name. */
  isInList?: boolean;
}

/**
 * Shows the link to an eye exam in a store; nothing where none can be booked. Not a PageLink: the server checks the store, and
 * its configuration may send the shopper to another host (001 §2).
 */
export function BookingLink({ store, isInList = false }: BookingLinkProps) {
  const { t } = useLingui();
  const href = bookingHref(store, useSite().locale);
  const { name } = store;
  if (!href) return null;
  return isInList ? (
    <ButtonLink
      variant="secondary"
      href={href}
      aria-label={t`Book an eye exam: ${name}`}
      className="max-lg:w-full"
    >
      <Trans>Book an eye exam</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink href={href}>
      <Trans>Book an eye exam</Trans>
    </ButtonLink>
  );
}
