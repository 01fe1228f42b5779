import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { bookingHref } from '@/domain/exams/booking-link';
import type { Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { PageMeta } from '@/lib/meta/page-meta';
import { PageLink } from '@/lib/navigation/page-link';
import { isWithoutBooking, storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StorePageData } from '@/lib/stores/store-query';
import { Notice } from '@/ui/display/notice';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { useReloadAtSignIn } from '../hooks/use-reload-at-sign-in';
import { useStorePage } from '../hooks/use-store-page';
import { FavoriteButton } from './favorite-button';
import { StoreLoadStatus } from './store-load-status';
import { type StorePanelProps, storePanels } from './store-panels';
import { StoreSummary } from './store-summary';

export interface StoreDetailsProps {
  number: string;
  /** Title and structured data of the page. */
  renderMeta: (store: Store) => ReactNode;
}

/** Renders the page of a store: location, opening hours and services. */
export function StoreDetails({ number, renderMeta }: StoreDetailsProps) {
  const { t } = useLingui();
  const site = useSite();
  const { data, error, mutate } = useStorePage(number);
  useReloadAtSignIn(mutate);
  return (
    <Container className="grid min-h-dvh grid-cols-1 content-start gap-8 py-6 lg:gap-12 lg:py-10">
      <PageLink
        href={storeLocatorPaths.finder(site)}
        className="link-inline inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>All stores</Trans>
      </PageLink>
      {data ? (
        <>
          {renderMeta(data.store)}
          <BookingNotice store={data.store} />
          <StoreHeader {...data} />
          <StoreBlocks {...data} />
        </>
      ) : (
        <>
          <PageMeta title={t`Store details`} noIndex />
          <Heading level={1} size="lg">
            <Trans>Store details</Trans>
          </Heading>
          <StoreLoadStatus error={error} mutate={mutate} />
        </>
      )}
    </Container>
  );
}

function StoreHeader({ store, fetchedAt }: StorePageData) {
  const now = useNow(fetchedAt);
  return (
    <header className="grid grid-cols-1 gap-3">
      <div className="flex items-start gap-6">
        <Heading level={1} size="lg">
          {store.name}
        </Heading>
        <FavoriteButton store={store} />
      </div>
      <StoreSummary store={store} now={now} />
    </header>
  );
}

/** Shown on the page of a store that a booking link led to, although it takes no bookings. */
function BookingNotice({ store }: { store: Store }) {
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

/** Shows everything that a store offers, one block below the other. */
function StoreBlocks(props: StorePanelProps) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      {storePanels(props).map(({ id, title, content }) => (
        <section key={id} className="grid content-start gap-3">
          <Heading level={2} size="sm">
            {title}
          </Heading>
          {content}
        </section>
      ))}
    </div>
  );
}
