import type { DisplayLanguage, LocaleCode } from '@/domain/locale/locales';
import { type ContentFacts, contentFacts } from '@/lib/content/content-facts';
import { siteSpelling } from '@/lib/content/site-spelling';
import type { Site } from '@/lib/site/site';
import type { FaqEntry } from '../state/faq-entry';
import { spellEntry } from './spell-entry';

type Source = () => Promise<{ storeEntries: (facts: ContentFacts) => readonly FaqEntry[] }>;

const sources: Record<DisplayLanguage, Source> = {
  en: () => import('../content/stores/en'),
  es: () => import('../content/stores/es'),
  fr: () => import('../content/stores/fr'),
};

const questions = new Map<LocaleCode, Promise<readonly FaqEntry[]>>();

/** Returns the questions about stores and exams alone, for other pages; the same promise for each render. */
export function loadStoreQuestions(site: Site): Promise<readonly FaqEntry[]> {
  const known = questions.get(site.locale);
  if (known) return known;
  const loading = writeEntries(site);
  questions.set(site.locale, loading);
  // A later attempt starts over.
  loading.catch(() => questions.delete(site.locale));
  return loading;
}

async function writeEntries(site: Site): Promise<readonly FaqEntry[]> {
  const [{ storeEntries }, spell] = await Promise.all([sources[site.displayLanguage](), siteSpelling(site)]);
  return storeEntries(contentFacts(site)).map((entry) => spellEntry(entry, spell));
}
