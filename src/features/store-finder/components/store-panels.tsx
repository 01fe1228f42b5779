import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { phoneText } from '@/domain/contact/phone';
import { compareDates, toIsoDay } from '@/domain/dates/calendar-date';
import { formatNearDay } from '@/domain/dates/format-day';
import type { Doctor } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import { storeLocatorLanguageId } from '@/domain/locale/locale-lookup';
import { todayIndex, weekHours } from '@/domain/stores/opening-state';
import type { Store } from '@/domain/stores/store';
import { listedStoreDoctors, toExamHours, toExamServices, withPractice } from '@/domain/stores/store-doctors';
import { useNow } from '@/lib/dates/use-now';
import { fetchShared } from '@/lib/queries/fetch-shared';
import type { Query } from '@/lib/queries/query';
import { useSite } from '@/lib/site/site';
import type { StoreFinderError } from '@/lib/tracking/events';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { LoadStatus } from '@/ui/display/load-status';
import { doctorPracticeQuery, storeDoctorsQuery } from '../api/store-doctors-query';
import { storeToday } from '../rules/store-day';
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

/** Shows doctors, exams and exam hours of a store. Each loads separately, so that one failure affects nothing else (001 §2). */
function StoreDoctors({ store }: { store: Store }) {
  const { t } = useLingui();
  const site = useSite();
  const { country } = site;
  const doctors = useLoad(storeDoctorsQuery(site, store.number), 'Error while loading store doctors');
  const practice = useLoad(doctorPracticeQuery(site, store.number), 'Error while loading practice hours');
  const examHours = practice.data && toExamHours(practice.data);
  const services = doctors.data ? toExamServices(doctors.data.data) : [];
  return (
    <div className="grid gap-6">
      {doctors.data ? (
        <DoctorList
          doctors={withPractice(listedStoreDoctors(doctors.data.data, country), practice.data)}
          isBookable={services.length > 0}
        />
      ) : (
        <LoadStatus
          isLoading={!doctors.hasFailed}
          loadingLabel={t`Loading doctors`}
          lines={3}
          failureTitle={<Trans>The doctors could not be loaded</Trans>}
          onRetry={doctors.retry}
        />
      )}
      {services.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-semibold">
            <Trans>Eye exams</Trans>
          </h3>
          <ul className="grid list-disc gap-1 pl-5">
            {services.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {examHours ? (
        <div className="grid gap-2">
          <h3 className="font-semibold">
            <Trans>Exam hours</Trans>
          </h3>
          <StoreHours hours={examHours} caption={t`Exam hours`} />
        </div>
      ) : null}
      {!practice.data ? (
        <LoadStatus
          isLoading={!practice.hasFailed}
          loadingLabel={t`Loading exam hours`}
          lines={3}
          failureTitle={<Trans>The exam hours could not be loaded</Trans>}
          onRetry={practice.retry}
        />
      ) : null}
    </div>
  );
}

function DoctorList({ doctors, isBookable }: { doctors: readonly Doctor[]; isBookable: boolean }) {
  const { languageTag } = useSite();
  if (doctors.length === 0)
    return (
      <p className="text-ink-soft">
        {isBookable ? (
          <Trans>Each time that you can book names its doctor.</Trans>
        ) : (
          <Trans>No doctors are listed for this store.</Trans>
        )}
      </p>
    );
  return (
    <ul className="grid gap-4">
      {doctors.map(({ id, name, phone, languages, acceptsNewPatients }) => (
        <li key={id} className="grid gap-0.5">
          <p className="font-semibold">{name}</p>
          {phone ? <p className="text-ink-soft text-sm">{phoneText(phone)}</p> : null}
          {languages.length > 0 ? (
            <p className="text-ink-soft text-sm">
              {languages.map((language) => languageName(language, languageTag)).join(', ')}
            </p>
          ) : null}
          {acceptsNewPatients === undefined ? null : (
            <dl className="flex gap-2 text-sm">
              <dt className="text-ink-soft">
                <Trans>Accepts new patients</Trans>
              </dt>
              <dd>{acceptsNewPatients ? <Trans>Yes</Trans> : <Trans>No</Trans>}</dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Loads the data that the server did not. */
function useLoad<Data>(query: Query<Data>, message: StoreFinderError) {
  const { data, error, isValidating, mutate } = useSWR<Data | null>(query.key, () => fetchShared(query));
  // Null: it could not be loaded with the page.
  const hasFailed = !isValidating && (error !== undefined || data === null);
  useTrackError(hasFailed, message);
  return { data: data ?? undefined, hasFailed, retry: () => void mutate() };
}
