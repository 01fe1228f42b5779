import { Trans, useLingui } from '@lingui/react/macro';
import useSWR from 'swr';
import { phoneText } from '@/domain/contact/phone';
import type { Doctor } from '@/domain/doctor/doctor';
import { languageName } from '@/domain/doctor/language-name';
import type { Store } from '@/domain/stores/store';
import { listedStoreDoctors, toExamHours, toExamServices, withPractice } from '@/domain/stores/store-doctors';
import { fetchShared } from '@/lib/queries/fetch-shared';
import type { Query } from '@/lib/queries/query';
import { useSite } from '@/lib/site/site';
import type { StoreFinderError } from '@/lib/tracking/events';
import { useTrackError } from '@/lib/tracking/use-track-error';
import { LoadStatus } from '@/ui/display/load-status';
import { doctorPracticeQuery, storeDoctorsQuery } from '../api/store-doctors-query';
import { StoreHours } from './store-hours';

/** Shows doctors, exams and exam hours of a store. Each loads separately, so that one failure affects nothing else (001 §2). */
export function StoreDoctors({ store }: { store: Store }) {
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
          retryLabel={<Trans>Try again</Trans>}
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
          retryLabel={<Trans>Try again</Trans>}
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
