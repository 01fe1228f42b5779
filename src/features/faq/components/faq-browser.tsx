import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutMarkup } from '@/domain/text/rich-text';
import { readTextField } from '@/lib/forms/read-text-field';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { StructuredData } from '@/lib/meta/structured-data';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { Button } from '@/ui/actions/button';
import { Notice } from '@/ui/display/notice';
import { SearchField } from '@/ui/fields/search-field';
import { setInputValue } from '@/ui/fields/set-input-value';
import { Pagination } from '@/ui/navigation/pagination';
import { FAQ_DATA_ID, readFaqEntries, serializeFaqEntries } from '../api/faq-entries';
import { useTopicNames } from '../hooks/use-topic-names';
import { FAQ_TOPICS, type FaqEntry, type FaqTopic, openedKey } from '../state/faq-entry';
import { faqList, readFaqQuery } from '../state/faq-list';
import { FaqResults } from './faq-results';

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

interface FaqTopicsProps {
  entries: readonly FaqEntry[];
  current: FaqTopic | undefined;
}

/** Links to the questions of each topic. */
function FaqTopics({ entries, current }: FaqTopicsProps) {
  const { t } = useLingui();
  const names = useTopicNames();
  const topics = FAQ_TOPICS.filter((topic) => entries.some((entry) => entry.topic === topic));
  return (
    <nav aria-label={t`Topics`} className="min-w-0">
      {/* One row to scroll on phones and tablets, so that the questions are in view; with room for the focus ring. */}
      <ul className="flex gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1 sm:max-lg:-mx-8 sm:max-lg:px-8 lg:flex-col lg:gap-0">
        <TopicLink label={t`All questions`} isCurrent={current === undefined} />
        {topics.map((topic) => (
          <TopicLink key={topic} topic={topic} label={names[topic]} isCurrent={topic === current} />
        ))}
      </ul>
    </nav>
  );
}

interface TopicLinkProps {
  topic?: FaqTopic;
  label: string;
  isCurrent: boolean;
}

function TopicLink({ topic, label, isCurrent }: TopicLinkProps) {
  const site = useSite();
  return (
    <li className="flex-none">
      <PageLink
        href={helpPaths.faq(site, { topic })}
        preserveScroll
        aria-current={isCurrent ? 'true' : undefined}
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 underline-offset-4 hover:underline aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink lg:border-0 lg:px-0 lg:aria-[current]:bg-transparent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
      >
        {label}
      </PageLink>
    </li>
  );
}

interface FaqSearchProps {
  /** The text that applies. */
  q: string;
  /** Key of the navigation that led here. */
  locationKey: string;
}

/** Searches the questions, from page 1 and in every topic. A plain GET form, so that it works without scripts. */
function FaqSearch({ q, locationKey }: FaqSearchProps) {
  const site = useSite();
  const { t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // At first the field has the server's text, or what was typed before hydration.
  const shownFor = useRef(locationKey);
  useEffect(() => {
    if (shownFor.current === locationKey || !input.current) return;
    shownFor.current = locationKey;
    setInputValue(input.current, q);
  }, [q, locationKey]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = readTextField(event.currentTarget, 'q');
    void navigate(helpPaths.faq(site, { q: text }), { state: { preserveScroll: true } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element lacks browser support
    <form
      role="search"
      aria-label={t`Questions`}
      action={helpPaths.faq(site)}
      method="get"
      onSubmit={submit}
      className="flex flex-wrap items-end gap-2"
    >
      <SearchField
        ref={input}
        label={t`Search the questions`}
        defaultValue={q}
        clearLabel={t`Clear`}
        className="min-w-0 grow-999 basis-32"
      />
      <Button type="submit" className="min-h-12 grow">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
