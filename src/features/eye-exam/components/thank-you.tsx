import { Trans, useLingui } from '@lingui/react/macro';
import useSWR from 'swr';
import type { LocaleCode } from '@/domain/locale/locales';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { LoadStatus } from '@/ui/display/load-status';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { confirmationQuery, storeSiteOf } from '../api/thank-you-queries';
import type { ExamConfirmation } from '../rules/exam-confirmation';
import { BookedExam } from './booked-exam';
import { NextSteps } from './next-steps';
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
        retryLabel={<Trans>Try again</Trans>}
        onRetry={() => void mutate()}
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
