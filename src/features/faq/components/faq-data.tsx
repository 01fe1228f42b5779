import { withoutMarkup } from '@/domain/text/rich-text';
import { StructuredData } from '@/lib/meta/structured-data';
import { FAQ_DATA_ID, serializeFaqEntries } from '../api/faq-entries';
import type { FaqEntry } from '../state/faq-entry';

interface EntriesProps {
  entries: readonly FaqEntry[];
}

/** Embeds the entries in the page, from where the browser reads them (003 §2.4). */
export function FaqData({ entries }: EntriesProps) {
  return (
    <script
      id={FAQ_DATA_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<", and never executed
      dangerouslySetInnerHTML={{ __html: serializeFaqEntries(entries) }}
    />
  );
}

/** Renders structured data of the questions on the page (schema.org). */
export function FaqJsonLd({ entries }: EntriesProps) {
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
  }));
  return <StructuredData items={[{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]} />;
}
