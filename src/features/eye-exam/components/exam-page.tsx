import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { StoreQuestions } from '@/features/faq/public/store-questions';
import { accountPaths } from '@/lib/navigation/account-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { sitePaths } from '@/lib/navigation/site-paths';
import { EXAM_TERMS, type ExamTerms } from '@/lib/site/exam-terms';
import { useSite } from '@/lib/site/site';
import { ButtonLink } from '@/ui/actions/button-link';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { SectionHeader } from '@/ui/layout/section-header';
import { Stack } from '@/ui/layout/stack';
import { ExamHero } from './exam-hero';
import { WhatToBring } from './what-to-bring';

const QUESTIONS = ['exam-doctor', 'exam-prescription', 'exam-frequency', 'exam-change'];

/** Explains eye exams, prices and preparation, and links to a store (001 §2). */
export function ExamPage() {
  const site = useSite();
  return (
    <>
      <ExamHero />
      <Container className="pt-14 lg:pt-20">
        <Stack gap="xl">
          <ExamKinds />
          <ExamSteps />
          <ExamPreparation />
          <section aria-labelledby="exam-questions">
            <SectionHeader
              id="exam-questions"
              title={<Trans>Questions about eye exams</Trans>}
              action={
                <PageLink
                  href={helpPaths.faq(site, { topic: 'stores' })}
                  className="link-inline inline-flex min-h-11 items-center"
                >
                  <Trans>All questions about stores and exams</Trans>
                </PageLink>
              }
            />
            <div className="mt-6">
              <StoreQuestions keys={QUESTIONS} />
            </div>
          </section>
          <PrescriptionBand />
        </Stack>
      </Container>
    </>
  );
}

/** Explains the steps of an exam, in order. */
function ExamSteps() {
  return (
    <section aria-labelledby="exam-steps">
      <SectionHeader
        id="exam-steps"
        title={<Trans>What happens in an exam</Trans>}
        intro={<Trans>Nothing of it hurts, and you can ask about everything.</Trans>}
      />
      <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {useSteps().map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <p aria-hidden="true" className="text-accent tabular-nums">
              {index + 1}
            </p>
            <Heading level={3} size="sm" className="mt-1">
              {title}
            </Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSteps(): { title: string; text: string }[] {
  const { t } = useLingui();
  return [
    {
      title: t`A few questions`,
      text: t`About your sight, your health and your medicines, and what your eyes do all day.`,
    },
    {
      title: t`Measurements`,
      text: t`Instruments estimate your prescription and measure the pressure in your eyes.`,
    },
    {
      title: t`Which one is clearer?`,
      text: t`You look at a chart through lenses and compare them until the right ones are found.`,
    },
    {
      title: t`The health of your eyes`,
      text: t`The front and the back of each eye are looked at, sometimes after drops that widen the pupils.`,
    },
  ];
}

/** Lists what to bring, and who pays. */
function ExamPreparation() {
  const { country } = useSite();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <section aria-labelledby="what-to-bring">
        <Heading level={2} id="what-to-bring" className="mb-4">
          <Trans>What to bring</Trans>
        </Heading>
        <WhatToBring />
      </section>
      <section aria-labelledby="exam-insurance">
        <Heading level={2} id="exam-insurance" className="mb-4">
          <Trans>Insurance</Trans>
        </Heading>
        <div className="grid max-w-text gap-4">
          <p>
            {country === 'us' ? (
              <Trans>
                Most vision plans pay for one exam a year, often with a small copay. Name your plan when you
                book, and the doctor’s office finds out what it pays.
              </Trans>
            ) : (
              <Trans>
                Your province may pay for children, for seniors and for some conditions, and many private
                plans pay for everyone else. Name your plan when you book, and the office finds out what it
                pays.
              </Trans>
            )}
          </p>
          <p>
            <Trans>No plan? You can book just the same, and pay at the store.</Trans>
          </p>
        </div>
      </section>
    </div>
  );
}

/** Shows the next steps with a prescription. */
function PrescriptionBand() {
  const site = useSite();
  return (
    <section aria-labelledby="with-prescription" className="rounded-lg bg-well p-6 sm:p-10">
      <Heading level={2} id="with-prescription">
        <Trans>You have a prescription already?</Trans>
      </Heading>
      <p className="mt-3 max-w-text">
        <Trans>
          Choose a frame and type it in, send a picture of it, or save it to your account for later.
        </Trans>
      </p>
      <div className="mt-5 button-row">
        <ButtonLink render={<PageLink href={sitePaths.listing(site, 'eyeglasses')} />}>
          <Trans>Shop eyeglasses</Trans>
        </ButtonLink>
        <ButtonLink variant="secondary" render={<PageLink href={accountPaths.accountPrescriptions(site)} />}>
          <Trans>Saved prescriptions</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}

/** Lists the exams with their durations and usual prices. */
function ExamKinds() {
  const { t } = useLingui();
  const { country } = useSite();
  const terms = EXAM_TERMS[country];
  return (
    <section aria-labelledby="exam-kinds">
      <SectionHeader id="exam-kinds" title={<Trans>Which exam do you need?</Trans>} />
      <ul className="mt-8 grid gap-4 md:grid-cols-3 lg:gap-6">
        <ExamCard
          name={t`Comprehensive exam`}
          text={t`Your sight, your prescription for glasses, and the health of your eyes.`}
          terms={terms.comprehensive}
        />
        <ExamCard
          name={t`Contact lens exam`}
          text={t`The comprehensive exam and the fitting: base curve, diameter, and how the lenses sit on your eyes.`}
          terms={terms.contacts}
        />
        <ExamCard
          name={t`Children’s exam`}
          text={t`With pictures in place of letters where needed, so that a child need not read yet.`}
          terms={terms.children}
        />
      </ul>
      <p className="mt-5 max-w-text text-ink-soft text-sm">
        {country === 'us' ? (
          <Trans>
            Exams are provided by independent doctors of optometry, who decide what you need and set their own
            fees. The prices here are usual ones, without insurance.
          </Trans>
        ) : (
          <Trans>
            Optometrists decide what you need and set their own fees. The prices here are usual ones, without
            insurance.
          </Trans>
        )}
      </p>
    </section>
  );
}

interface ExamCardProps {
  name: string;
  text: string;
  terms: ExamTerms;
}

function ExamCard({ name, text, terms: { price, minutes } }: ExamCardProps) {
  const { locale } = useSite();
  return (
    <li className="flex flex-col rounded-lg border border-line bg-paper p-5 sm:p-6">
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      <dl className="mt-auto grid gap-2 border-line border-t pt-4">
        <Fact term={<Trans>Duration</Trans>}>
          <Trans>{minutes} minutes</Trans>
        </Fact>
        <Fact term={<Trans>Usual price</Trans>}>{formatMoney(price, locale)}</Fact>
      </dl>
    </li>
  );
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
