import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { phoneText } from '@/domain/contact/phone';
import { timeZoneName } from '@/domain/exams/exam-time-zone';
import type { LocaleCode } from '@/domain/locale/locales';
import type { Store } from '@/domain/stores/store';
import { examPaths } from '@/lib/navigation/exam-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { type Site, useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { RowLink } from '@/ui/actions/row-link';
import { LoadStatus } from '@/ui/display/load-status';
import { CheckIcon } from '@/ui/icons/icons';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { confirmationQuery, storeSiteOf } from '../api/thank-you-queries';
import { useExamTime } from '../hooks/use-exam-time';
import type { ExamConfirmation } from '../rules/exam-confirmation';
import { ExamActions } from './exam-actions';
import { WhatToBring } from './what-to-bring';

export interface ThankYouProps {
  /** Confirmation number of the URL; undefined if there is none. */
  number: string | undefined;
  /** Locale of the URL's path, which has the country of the exam. `langId` sets only the language. */
  pathLocale: LocaleCode;
}

/** Confirms a booked exam (001 §2): time, place, and what to bring. Shows nothing of the patient. */
export function ThankYou({ number, pathLocale }: ThankYouProps) {
  return (
    <Container className="py-8 lg:py-14">
      {number ? <LoadedThanks number={number} pathLocale={pathLocale} /> : <GeneralThanks />}
    </Container>
  );
}

function LoadedThanks({ number, pathLocale }: { number: string; pathLocale: LocaleCode }) {
  const { t } = useLingui();
  const site = useSite();
  const query = confirmationQuery(site, pathLocale, number);
  const { data, error, mutate } = useSWR<ExamConfirmation | null>(query.key, () => fetchShared(query));
  if (data) return <BookedExam exam={data} storeSite={storeSiteOf(site, pathLocale)} />;
  if (data === null) return <GeneralThanks isUnknown />;
  return (
    <div className="grid gap-6">
      <Heading level={1} size="lg">
        <Trans>Thank you</Trans>
      </Heading>
      <LoadStatus
        isLoading={error === undefined}
        loadingLabel={t`Loading your eye exam`}
        lines={6}
        failureTitle={<Trans>Your eye exam could not be loaded</Trans>}
        onRetry={mutate}
      >
        <Trans>If you have a confirmation number, it is booked.</Trans>
      </LoadStatus>
    </div>
  );
}

/** Thanks the patient without an exam to show: its number is missing, or not known. */
function GeneralThanks({ isUnknown = false }: { isUnknown?: boolean }) {
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <Heading level={1} size="lg">
          <Trans>Thank you</Trans>
        </Heading>
        <p className="max-w-text text-ink-soft text-lg">
          {isUnknown ? (
            <Trans>
              We did not find an exam with this confirmation number. If you have just booked one, the store
              can tell you all about it.
            </Trans>
          ) : (
            <Trans>If you have booked an eye exam, the store can tell you all about it.</Trans>
          )}
        </p>
      </header>
      <section aria-labelledby="bring">
        <Heading level={2} size="sm" id="bring" className="mb-4">
          <Trans>What to bring</Trans>
        </Heading>
        <WhatToBring />
      </section>
      <NextSteps />
    </div>
  );
}

interface BookedExamProps {
  exam: ExamConfirmation;
  /** Site of the store, which may be of another country than the page's language. */
  storeSite: Site;
}

/** Shows a booked exam: time, place, doctor, and what to do until then. */
function BookedExam({ exam, storeSite }: BookedExamProps) {
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

/** Suggests what to do after the thank-you page. */
function NextSteps() {
  const { t } = useLingui();
  const site = useSite();
  const links = [
    { href: examPaths.examPage(site), label: t`What happens in an exam` },
    { href: helpPaths.faq(site, { topic: 'stores' }), label: t`Questions about stores and eye exams` },
    { href: storeLocatorPaths.finder(site), label: t`Find a store` },
    { href: sitePaths.listing(site, 'eyeglasses'), label: t`Look at eyeglasses` },
  ];
  return (
    <nav aria-label={t`Where to go from here`}>
      <ul className="grid border-line border-t md:grid-cols-2 md:gap-x-12">
        {links.map(({ href, label }) => (
          <li key={href} className="border-line border-b">
            <RowLink render={<PageLink href={href} />}>{label}</RowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
