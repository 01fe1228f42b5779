import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@/lib/site/site';
import { Container } from '@/ui/layout/container';
import { Heading } from '@/ui/layout/heading';
import { AcuityChart } from './acuity-chart';

/** Name of the form, label of its field and of its button. */
export interface StoreSearchLabels {
  name: string;
  label: string;
  submitLabel: string;
}

export interface ExamHeroProps {
  /** Renders the search of the store finder. */
  renderSearch: (labels: StoreSearchLabels) => ReactNode;
}

/** Renders the title of the page, and the search for a store. */
export function ExamHero({ renderSearch }: ExamHeroProps) {
  const { t } = useLingui();
  const { country } = useSite();
  return (
    <section className="bg-well">
      <Container className="grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-7">
          <Heading level={1} size="display">
            <Trans>Eye exams</Trans>
          </Heading>
          <p className="mt-5 max-w-text text-ink-soft text-lg">
            {country === 'us' ? (
              <Trans>
                Have your eyes examined by an independent doctor of optometry, in or next to one of our
                stores. It takes about half an hour, and the prescription is yours to use anywhere.
              </Trans>
            ) : (
              <Trans>
                Have your eyes examined by a licensed optometrist, in or next to one of our stores. It takes
                about half an hour, and the prescription is yours to use anywhere.
              </Trans>
            )}
          </p>
          <div className="mt-8 max-w-xl rounded-lg bg-paper p-5 sm:p-6">
            <Heading level={2} size="sm" className="mb-4">
              <Trans>Find a store and book</Trans>
            </Heading>
            {renderSearch({
              name: t`Stores`,
              label: country === 'us' ? t`City, state or postal code` : t`City, province or postal code`,
              submitLabel: t`Search`,
            })}
            <p className="mt-3 text-ink-soft text-sm">
              <Trans>Stores with online booking show it in the list.</Trans>
            </p>
          </div>
        </div>
        <AcuityChart className="mx-auto h-auto w-full max-w-72 text-accent max-lg:hidden lg:col-span-5" />
      </Container>
    </section>
  );
}
