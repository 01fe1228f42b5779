import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { bookingHref } from '@/domain/exams/booking-link';
import type { Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { isWithoutBooking, storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';

/** Shown on the page of a store that a booking link led to, although it takes no bookings. */
export function BookingNotice({ store }: { store: Store }) {
  const site = useSite();
  const { search } = useLocation();
  if (!isWithoutBooking(search) || bookingHref(store, site.locale)) return null;
  return (
    <Notice
      title={<Trans>No eye exam can be booked online in this store</Trans>}
      action={
        <PageLink
          href={storeLocatorPaths.finder(site, { location: store.postalCode })}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>Other stores nearby</Trans>
        </PageLink>
      }
    >
      {store.status === 'open' ? (
        <Trans>Call it to make an appointment, or choose another store.</Trans>
      ) : (
        <Trans>It is not open at the moment. Please choose another store.</Trans>
      )}
    </Notice>
  );
}
