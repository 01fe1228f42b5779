import { Trans, useLingui } from '@lingui/react/macro';
import { Heading } from '@/ui/layout/heading';
import { SectionHeader } from '@/ui/layout/section-header';

/** Explains the steps of an exam, in order. */
export function ExamSteps() {
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
