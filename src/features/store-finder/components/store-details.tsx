import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { PageMeta } from '@/lib/meta/page-meta';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StorePageData } from '@/lib/stores/store-query';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { useReloadAtSignIn } from '../hooks/use-reload-at-sign-in';
import { useStorePage } from '../hooks/use-store-page';
import { BookingNotice } from './booking-notice';
import { FavoriteButton } from './favorite-button';
import { StoreBlocks } from './store-blocks';
import { StoreLoadStatus } from './store-load-status';
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
