import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { formatPhone } from '@/domain/contact/phone';
import { todayIndex } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { storeLabel } from '@/domain/stores/store-label';
import { useNow } from '@/lib/dates/use-now';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { useDirectionsUrl } from '@/lib/stores/use-directions-url';
import { ButtonLink } from '@/ui/actions/button-link';
import { Badge } from '@/ui/display/badge';
import { LoadStatus } from '@/ui/display/load-status';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { cx } from '@/ui/lib/cx';
import { useOpeningText } from '../hooks/use-opening-text';
import { useStoreLabels } from '../hooks/use-store-labels';
import { StoreDoctors } from './store-doctors';
import { StoreHours } from './store-hours';

export interface StoreDetailsProps {
  number: string;
  /** Title and structured data of the page. */
  renderMeta: (store: Store) => ReactNode;
}

/** A store's own page: where it is, when it is open, and what it offers. */
export function StoreDetails({ number, renderMeta }: StoreDetailsProps) {
  const { t } = useLingui();
  const site = useSite();
  const query = storeQuery(site, number);
  const { data, error, mutate } = useSWR<StorePageData | null>(query.key, () => fetchShared(query));
  return (
    <Container className="grid min-h-dvh content-start gap-8 py-6 lg:py-10">
      <PageLink
        href={storeLocatorPaths.finder(site)}
        className="link-inline inline-flex min-h-11 items-center justify-self-start"
      >
        <Trans>All stores</Trans>
      </PageLink>
      {data ? (
        <>
          {renderMeta(data.store)}
          <LoadedStore {...data} />
        </>
      ) : (
        <LoadStatus
          isLoading={error === undefined}
          loadingLabel={t`Loading the store`}
          lines={8}
          failureTitle={<Trans>The store could not be loaded</Trans>}
          retryLabel={<Trans>Try again</Trans>}
          onRetry={() => void mutate()}
        />
      )}
    </Container>
  );
}

function LoadedStore({ store, fetchedAt }: StorePageData) {
  const { t } = useLingui();
  const now = useNow(fetchedAt);
  const opening = useOpeningText()(store, now);
  const label = storeLabel(store, now);
  const labels = useStoreLabels();
  const isVisitable = store.status !== 'closed' && store.status !== 'coming-soon';
  return (
    <>
      <header className="grid gap-3">
        <Heading level={1} size="lg">
          {store.name}
        </Heading>
        {label ? (
          <Badge tone={store.status === 'open' ? 'accent' : 'warning'} className="justify-self-start">
            {labels[label]}
          </Badge>
        ) : null}
        <address className="not-italic">
          {[...store.addressLines, `${store.city}, ${store.region} ${store.postalCode}`].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {opening ? (
          <p className={cx(opening.isOpen ? 'text-success' : 'text-ink-soft')}>{opening.text}</p>
        ) : null}
        {isVisitable ? (
          <div className="flex flex-wrap gap-3">
            <Directions store={store} />
            {store.phone ? (
              <ButtonLink variant="secondary" href={`tel:+1${store.phone}`}>
                {formatPhone(store.phone)}
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </header>
      <div className="grid gap-10 md:grid-cols-2">
        {isVisitable && store.hours ? (
          <Block title={<Trans>Hours</Trans>}>
            <StoreHours hours={store.hours} today={todayIndex(store, now)} caption={t`Hours`} />
          </Block>
        ) : null}
        {store.services.length > 0 ? (
          <Block title={<Trans>Services</Trans>}>
            <ul className="grid list-disc gap-1 pl-5">
              {store.services.map((service) => (
                <li key={service.key}>{service.label}</li>
              ))}
            </ul>
          </Block>
        ) : null}
        {store.brands.length > 0 ? (
          <Block title={<Trans>Featured brands</Trans>}>
            <p>{store.brands.join(', ')}</p>
          </Block>
        ) : null}
        {isVisitable ? (
          <Block title={<Trans>Doctors and exam services</Trans>}>
            <StoreDoctors store={store} />
          </Block>
        ) : null}
      </div>
    </>
  );
}

function Block({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Directions in the maps of the device; where the shopper is, is not sent. */
function Directions({ store }: { store: Store }) {
  return (
    <ButtonLink href={useDirectionsUrl(store)} target="_blank" rel="noreferrer">
      <Trans>Directions</Trans>
    </ButtonLink>
  );
}
