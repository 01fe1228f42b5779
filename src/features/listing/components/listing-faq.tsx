import { Trans } from '@lingui/react/macro';
import { Accordion } from '@/ui/disclosure/accordion';
import { Heading } from '@/ui/layout/heading';
import { useFaqItems } from '../hooks/use-faq-items';
import type { ListingScope } from '../state/listing-scope';

/** Renders the FAQ accordion of a category (003 §2.2). */
export function ListingFaq({ scope }: { scope: ListingScope }) {
  const faqItems = useFaqItems(scope);
  if (faqItems.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="mt-20 lg:mt-28 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12"
    >
      <Heading level={2} id="questions" className="mb-6">
        <Trans>Good to know</Trans>
      </Heading>
      <div>
        {faqItems.map(({ question, answer }) => (
          <Accordion key={question} title={question} level={3}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  );
}
