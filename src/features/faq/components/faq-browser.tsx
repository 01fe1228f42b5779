import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { helpPaths } from '@/lib/navigation/help-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Notice } from '@/ui/display/notice';
import { Pagination } from '@/ui/navigation/pagination';
import { readFaqEntries } from '../api/faq-entries';
import { useOpenEntry } from '../hooks/use-open-entry';
import { type FaqEntry, openedKey } from '../state/faq-entry';
import { faqList, readFaqQuery } from '../state/faq-list';
import { FaqData, FaqJsonLd } from './faq-data';
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
