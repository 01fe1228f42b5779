import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { SectionHeader } from '@/ui/layout/section-header';
import { Stack } from '@/ui/layout/stack';
import { ExamHero, type ExamHeroProps } from './exam-hero';
import { ExamKinds } from './exam-kinds';
import { ExamPreparation } from './exam-preparation';
import { ExamSteps } from './exam-steps';
import { PrescriptionBand } from './prescription-band';

export interface ExamPageProps extends ExamHeroProps {
  questions: ReactNode;
}

/** Explains eye exams, prices and preparation, and links to a store (001 §2). */
export function ExamPage({ renderSearch, questions }: ExamPageProps) {
  const site = useSite();
  return (
    <>
      <ExamHero renderSearch={renderSearch} />
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
            <div className="mt-6">{questions}</div>
          </section>
          <PrescriptionBand />
        </Stack>
      </Container>
    </>
  );
}
