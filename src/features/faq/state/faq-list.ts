import type { DisplayLanguage } from '@/domain/locale/locales';
import type { FaqQuery } from '@/lib/navigation/help-paths';
import { FAQ_TOPICS, type FaqEntry, type FaqTopic, mentionsForgot } from './faq-entry';
import { searchEntries } from './search-entries';

/** 003 §9. */
export const PAGE_SIZE = 10;

/** One page of the list. */
export interface FaqList {
  visible: readonly FaqEntry[];
  /** Entries on all pages. */
  total: number;
  page: number;
  pageCount: number;
  /** Search text and topic that apply; none while an entry is opened. */
  q: string;
  topic: FaqTopic | undefined;
  opened: FaqEntry | undefined;
}

export function readFaqQuery(search: URLSearchParams): FaqQuery {
  const page = Number(search.get('page'));
  return {
    q: search.get('q')?.trim() ?? '',
    topic: search.get('topic') ?? undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * Returns the page of the list for a query. An opened entry has the whole list around it, at the page that holds it, unless the
 * search itself opens it: then it is the first hit.
 */
export function faqList(entries: readonly FaqEntry[], query: FaqQuery, language: DisplayLanguage): FaqList {
  const opened = entries.find(({ key }) => key === query.entry);
  const isSearch = !opened || mentionsForgot(query.q ?? '');
  const q = isSearch ? (query.q ?? '') : '';
  const topic = opened ? undefined : FAQ_TOPICS.find((name) => name === query.topic);
  const hits = searchEntries(entries, q, language).filter((entry) => !topic || entry.topic === topic);
  const found = opened && isSearch ? [opened, ...hits.filter((entry) => entry !== opened)] : hits;
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const requested =
    opened && !isSearch ? Math.floor(found.indexOf(opened) / PAGE_SIZE) + 1 : (query.page ?? 1);
  const page = Math.min(requested, pageCount);
  return {
    visible: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    page,
    pageCount,
    q,
    topic,
    opened,
  };
}
