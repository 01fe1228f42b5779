import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '@/domain/money/format-money';
import { EXAM_TERMS, type ExamTerms } from '@/lib/site/exam-terms';
import { useSite } from '@/lib/site/site';
import { Heading } from '@/ui/layout/heading';
import { SectionHeader } from '@/ui/layout/section-header';

/** Lists the exams with their durations and usual prices. */
export function ExamKinds() {
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
