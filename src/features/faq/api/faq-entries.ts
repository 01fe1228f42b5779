import { fieldsOf } from '@/domain/data/fields-of';
import type { DisplayLanguage, LocaleCode } from '@/domain/locale/locales';
import { type ContentFacts, contentFacts } from '@/lib/content/content-facts';
import { siteSpelling } from '@/lib/content/site-spelling';
import type { Site } from '@/lib/site/site';
import type { FaqEntry } from '../state/faq-entry';
import { spellEntry } from './spell-entry';

/** The script element with the entries, as JSON (003 §2.4). */
export const FAQ_DATA_ID = 'faq-entries';

type Source = () => Promise<{ faqEntries: (facts: ContentFacts) => readonly FaqEntry[] }>;

const sources: Record<DisplayLanguage, Source> = {
  en: () => import('../content/en'),
  es: () => import('../content/es'),
  fr: () => import('../content/fr'),
};

const loaded = new Map<LocaleCode, readonly FaqEntry[]>();

/** Loads the entries of a site: on the server, and in the browser for a page that the server did not render. */
export async function loadFaqEntries(site: Site): Promise<void> {
  if (loaded.has(site.locale)) return;
  const [{ faqEntries }, spell] = await Promise.all([sources[site.displayLanguage](), siteSpelling(site)]);
  loaded.set(
    site.locale,
    faqEntries(contentFacts(site)).map((entry) => spellEntry(entry, spell)),
  );
}

/** Returns the entries, loaded or embedded in the page; undefined when neither can be read. */
export function readFaqEntries({ locale }: Pick<Site, 'locale'>): readonly FaqEntry[] | undefined {
  return loaded.get(locale) ?? readEmbedded(locale);
}

/** Serializes JSON for the script element; escapes `<` so that it cannot close the element. */
export function serializeFaqEntries(entries: readonly FaqEntry[]): string {
  return JSON.stringify(entries).replaceAll('<', '\\u003c');
}

/** Parses the embedded text; undefined if it is broken. */
export function parseFaqEntries(text: string): readonly FaqEntry[] | undefined {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) && entries.length > 0 && entries.every(isEntry) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function readEmbedded(locale: LocaleCode): readonly FaqEntry[] | undefined {
  if (typeof document === 'undefined') return undefined;
  const entries = parseFaqEntries(document.getElementById(FAQ_DATA_ID)?.textContent ?? '');
  // The same array for each render.
  if (entries) loaded.set(locale, entries);
  return entries;
}

function isEntry(value: unknown): value is FaqEntry {
  const { key, topic, question, answer } = fieldsOf(value);
  return [key, topic, question, answer].every((field) => typeof field === 'string');
}
