import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutMarkup } from '@/domain/text/rich-text';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { StructuredData } from '@/lib/meta/structured-data';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { Pagination } from '@/ui/navigation/pagination';
import { FAQ_DATA_ID, readFaqEntries, serializeFaqEntries } from '../api/faq-entries';
import { type FaqEntry, openedKey } from '../state/faq-entry';
import { faqList, readFaqQuery } from '../state/faq-list';
import { FaqResults } from './faq-results';
import { FaqSearch } from './faq-search';
import { FaqTopics } from './faq-topics';

/** Shows search, topics and list of the questions (003 §2.4). Reads the entries that are embedded in the page. */
export function FaqBrowser() {
  const site = useSite();
  const entries = readFaqEntries(site);
  const isHydrated = useHydrated();
  return (
    <>
      <div role="alert">{entries || !isHydrated ? null : <DataNotice />}</div>
      {entries ? (
        <FaqContent key="list" entries={entries} />
      ) : (
        // The server's list stays as it is: it can be read without its data.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: leaves the server's HTML untouched
        <div key="server" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </>
  );
}

function FaqContent({ entries }: { entries: readonly FaqEntry[] }) {
  const site = useSite();
  const { t } = useLingui();
  const { pathname, search, hash, key: locationKey } = useLocation();
  // The server does not get the fragment.
  const fragment = useHydrated() ? hash : '';
  const entry = openedKey(pathname + search, fragment);
  const list = faqList(
    entries,
    { ...readFaqQuery(new URLSearchParams(search)), entry },
    site.displayLanguage,
  );
  const { visible, page, pageCount: pages, q, topic, opened } = list;
  useOpenEntry(opened?.key, locationKey);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-12">
      <FaqData entries={entries} />
      <div className="lg:col-start-2">
        <FaqSearch q={q} locationKey={locationKey} />
      </div>
      <FaqTopics entries={entries} current={topic} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <FaqResults list={list} />
        <Pagination
          page={page}
          pageCount={pages}
          hrefFor={(number) => helpPaths.faq(site, { q, topic, page: number })}
          linkAs={PageLink}
          label={t`Pages of questions`}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
          pageLabel={(number) => t`Page ${number}`}
          statusLabel={t`Page ${page} of ${pages}`}
        />
      </div>
      {q || topic ? null : <FaqJsonLd entries={visible} />}
    </div>
  );
}

function DataNotice() {
  const site = useSite();
  return (
    <Notice
      tone="error"
      className="mb-8"
      title={<Trans>Not every question can be shown</Trans>}
      action={
        <PageLink href={helpPaths.contact(site)} className="link-inline">
          <Trans>Contact us</Trans>
        </PageLink>
      }
    >
      <Trans>Load this page again. If your question is not here then, we are glad to help.</Trans>
    </Notice>
  );
}

/**
 * Scrolls to the opened entry and focuses it.
 *
 * @param locationKey key of the navigation: the same entry may be opened again.
 */
function useOpenEntry(key: string | undefined, locationKey: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each navigation
  useEffect(() => {
    const entry = key === undefined ? null : document.getElementById(key);
    entry?.scrollIntoView?.();
    entry?.querySelector('summary')?.focus({ preventScroll: true });
  }, [key, locationKey]);
}

interface EntriesProps {
  entries: readonly FaqEntry[];
}

/** Embeds the entries in the page, from where the browser reads them (003 §2.4). */
function FaqData({ entries }: EntriesProps) {
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
function FaqJsonLd({ entries }: EntriesProps) {
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarkup(answer) },
  }));
  return <StructuredData items={[{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]} />;
}
