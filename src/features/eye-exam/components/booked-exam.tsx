import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { phoneText } from '@/domain/contact/phone';
import { timeZoneName } from '@/domain/exams/exam-time-zone';
import type { Store } from '@/domain/stores/store';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { type Site, useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { CheckIcon } from '@/ui/icons/icons';
import { Heading } from '@/ui/layout/heading';
import { useExamTime } from '../hooks/use-exam-time';
import type { ExamConfirmation } from '../rules/exam-confirmation';
import { ExamActions } from './exam-actions';
import { NextSteps } from './next-steps';
import { WhatToBring } from './what-to-bring';

export interface BookedExamProps {
  exam: ExamConfirmation;
  /** Site of the store, which may be of another country than the page's language. */
  storeSite: Site;
}

/** Shows a booked exam: time, place, doctor, and what to do until then. */
export function BookedExam({ exam, storeSite }: BookedExamProps) {
  const query = storeQuery(storeSite, exam.storeNumber);
  // Without the store's data, the exam still has the name of the store and a link to it.
  const { data } = useSWR<StorePageData | null>(query.key, () => fetchShared(query));
  const store = data?.store;
  const { number } = exam;
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <p className="flex items-center gap-2 text-success">
          <CheckIcon />
          <Trans>Booked</Trans>
        </p>
        <Heading level={1} size="lg">
          <Trans>Thank you: your eye exam is booked</Trans>
        </Heading>
        <p className="text-ink-soft text-lg">
          <Trans>
            Confirmation number <strong className="font-semibold text-ink tabular-nums">{number}</strong>
          </Trans>
        </p>
      </header>
      <div className="grid gap-x-12 gap-y-6 rounded-lg border border-line bg-paper p-5 sm:p-8 md:grid-cols-2">
        <ExamTime exam={exam} />
        <ExamPlace exam={exam} store={store} storeSite={storeSite} />
        <ExamActions exam={exam} store={store} storeSite={storeSite} />
      </div>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <section aria-labelledby="bring">
          <Heading level={2} size="sm" id="bring" className="mb-4">
            <Trans>What to bring</Trans>
          </Heading>
          <WhatToBring />
          <p className="mt-4">
            <Trans>Come ten minutes early, so that the forms are done when it is your turn.</Trans>
          </p>
        </section>
        <section aria-labelledby="change">
          <Heading level={2} size="sm" id="change" className="mb-4">
            <Trans>Change or cancel</Trans>
          </Heading>
          <p className="max-w-text">
            <Trans>
              Please call the store, if possible a day before, with your confirmation number at hand.
            </Trans>
          </p>
          {store?.phone ? (
            <a href={`tel:+1${store.phone}`} className="link-inline mt-2 inline-flex min-h-11 items-center">
              {phoneText(store.phone)}
            </a>
          ) : null}
        </section>
      </div>
      <NextSteps />
    </div>
  );
}

function ExamTime({ exam }: { exam: ExamConfirmation }) {
  const { languageTag } = useSite();
  const { day, time } = useExamTime(exam);
  const { start, timeZone, serviceName, doctorName } = exam;
  return (
    <dl className="grid content-start gap-5">
      {start ? (
        <Fact term={<Trans>When</Trans>}>
          <span className="block font-medium text-lg first-letter:uppercase">{day}</span>
          <span className="block text-lg">{time}</span>
          {timeZone ? (
            <span className="block text-ink-soft text-sm first-letter:uppercase">
              {timeZoneName(start, timeZone, languageTag)}
            </span>
          ) : null}
        </Fact>
      ) : null}
      {serviceName ? <Fact term={<Trans>Exam</Trans>}>{serviceName}</Fact> : null}
      {doctorName ? <Fact term={<Trans>With</Trans>}>{doctorName}</Fact> : null}
    </dl>
  );
}

function ExamPlace({ exam, store, storeSite }: BookedExamProps & { store: Store | undefined }) {
  return (
    <dl className="content-start">
      <Fact term={<Trans>Where</Trans>}>
        {/* Not a PageLink: a page in another language is another document. */}
        <a
          href={storeLocatorPaths.store(storeSite, exam.storeNumber)}
          className="link-inline font-medium text-lg"
        >
          {exam.storeName}
        </a>
        {store ? (
          <address className="mt-1 not-italic">
            {[...store.addressLines, `${store.city}, ${store.region} ${store.postalCode}`].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        ) : null}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
