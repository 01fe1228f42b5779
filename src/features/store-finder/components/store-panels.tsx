import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { todayIndex, weekHours } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { useServiceLabel } from '../hooks/use-service-label';
import { SpecialHours } from './special-hours';
import { StoreDoctors } from './store-doctors';
import { StoreHours } from './store-hours';
import { isReachable } from './store-summary';

export interface StorePanelProps {
  store: Store;
  /** In epoch milliseconds. */
  fetchedAt: number;
}

export interface StorePanel {
  id: 'hours' | 'services' | 'brands' | 'doctors';
  title: ReactNode;
  content: ReactNode;
}

/** Lists a store's panels in the order of 001 §2, with texts where nothing is known. */
export function storePanels({ store, fetchedAt }: StorePanelProps): StorePanel[] {
  return [
    { id: 'hours', title: <Trans>Hours</Trans>, content: <Hours store={store} fetchedAt={fetchedAt} /> },
    { id: 'services', title: <Trans>Services</Trans>, content: <Services store={store} /> },
    { id: 'brands', title: <Trans>Featured brands</Trans>, content: <Brands store={store} /> },
    {
      id: 'doctors',
      title: <Trans>Doctors and exam services</Trans>,
      content: isReachable(store) ? (
        <StoreDoctors store={store} />
      ) : (
        <Nothing>
          <Trans>No doctors are listed for this store.</Trans>
        </Nothing>
      ),
    },
  ];
}

function Hours({ store, fetchedAt }: StorePanelProps) {
  const { t } = useLingui();
  const now = useNow(fetchedAt);
  const hours = weekHours(store, now);
  if (isReachable(store) && hours)
    return (
      <div className="grid gap-6">
        <StoreHours hours={hours} today={todayIndex(store, now)} caption={t`Hours`} />
        <SpecialHours store={store} now={now} />
      </div>
    );
  return (
    <Nothing>
      <Trans>No hours are listed for this store.</Trans>
    </Nothing>
  );
}

function Services({ store: { services } }: { store: Store }) {
  const labelOf = useServiceLabel();
  if (services.length === 0)
    return (
      <Nothing>
        <Trans>No services are listed for this store.</Trans>
      </Nothing>
    );
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {services.map((service) => (
        <li key={service.key}>{labelOf(service)}</li>
      ))}
    </ul>
  );
}

function Brands({ store: { brands } }: { store: Store }) {
  if (brands.length === 0)
    return (
      <Nothing>
        <Trans>No brands are listed for this store.</Trans>
      </Nothing>
    );
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {brands.map((brand) => (
        <li key={brand}>{brand}</li>
      ))}
    </ul>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}
