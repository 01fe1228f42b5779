import { plainText } from '@/domain/text/plain-text';
import { withoutMarkup } from '@/domain/text/rich-text';
import type { FaqQuery } from '@/lib/navigation/help-paths';
import { FAQ_TOPICS, type FaqEntry, type FaqTopic } from './faq-entry';

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
  /** The opened entry. */
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

/** The page of the list for a query. An opened entry has the whole list around it, at the page that holds it. */
export function faqList(entries: readonly FaqEntry[], query: FaqQuery): FaqList {
  const openedIndex = entries.findIndex(({ key }) => key === query.entry);
  const isOpened = openedIndex >= 0;
  const q = isOpened ? '' : (query.q ?? '');
  const topic = isOpened ? undefined : FAQ_TOPICS.find((name) => name === query.topic);
  const found = entries.filter((entry) => (!topic || entry.topic === topic) && matches(entry, q));
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const requested = isOpened ? Math.floor(openedIndex / PAGE_SIZE) + 1 : (query.page ?? 1);
  const page = Math.min(requested, pageCount);
  return {
    visible: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    page,
    pageCount,
    q,
    topic,
    opened: entries[openedIndex],
  };
}

/** Whether each word occurs in question or answer. */
function matches({ question, answer }: FaqEntry, q: string): boolean {
  const text = comparable(`${question} ${withoutMarkup(answer)}`);
  return comparable(q)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Without case, accents and punctuation; the French ligature as it is typed. */
function comparable(text: string): string {
  return plainText(text.replaceAll(/œ/gi, 'oe'));
}
