import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { compareDates, toIsoDay } from '@/domain/dates/calendar-date';
import { formatNearDay } from '@/domain/dates/format-day';
import { storeLocatorLanguageId } from '@/domain/locale/locale-lookup';
import { todayIndex, weekHours } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { useSite } from '@/lib/site/site';
import { storeToday } from '../rules/store-day';
import { StoreDoctors } from './store-doctors';
import { HoursText, StoreHours } from './store-hours';
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

/** Shows the coming days with unusual hours, such as holidays. */
function SpecialHours({ store, now }: { store: Store; now: Date }) {
  const { languageTag } = useSite();
  const today = storeToday(store, now);
  const days = store.specialDays.filter(({ date }) => compareDates(date, today) >= 0);
  if (days.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        <Trans>Holiday hours</Trans>
      </h3>
      <dl className="grid max-w-sm grid-cols-[1fr_auto]">
        {days.map(({ date, hours }) => (
          <div key={toIsoDay(date)} className="col-span-2 grid grid-cols-subgrid border-line border-b py-2">
            <dt className="pr-4 first-letter:uppercase">{formatNearDay(date, languageTag)}</dt>
            <dd className="text-right">
              <HoursText hours={hours} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Service = Store['services'][number];

/**
 * Returns the label of a store's service: the commerce API's, except in the language that its store locator does not support
 * (001 §7). There, known services have our labels.
 */
function useServiceLabel(): (service: Service) => string {
  const { t } = useLingui();
  const { languageId } = useSite();
  if (storeLocatorLanguageId(languageId) === languageId) return ({ label }) => label;
  const labels = new Map([
    ['EyeExams', t`Eye exams`],
    ['ContactLensExams', t`Contact lens exams`],
    ['ChildrensExams', t`Children’s eye exams`],
    ['RetinalImaging', t`Retinal imaging`],
    ['FrameAdjustments', t`Frame adjustments`],
    ['Repairs', t`Repairs`],
    ['LensReplacement', t`Lens replacement`],
    ['SameDayLenses', t`Same-day lenses`],
    ['PupillaryDistance', t`Pupillary distance measurement`],
    ['InStorePickup', t`In-store pickup`],
    ['StyleAdvice', t`Style advice`],
  ]);
  return ({ key, label }) => labels.get(key) ?? label;
}
