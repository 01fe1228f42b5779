import type { DisplayLanguage } from '@/domain/locale/locales';
import { contentFacts } from '@/lib/content/content-facts';
import { siteSpelling } from '@/lib/content/site-spelling';
import type { Site } from '@/lib/site/site';
import type { Article, ArticleName, WriteArticle } from '../content/article';

type Sources = Record<DisplayLanguage, () => Promise<{ article: WriteArticle }>>;

const sources: Record<ArticleName, Sources> = {
  'shipping-and-returns': {
    en: () => import('../content/shipping-and-returns/en'),
    es: () => import('../content/shipping-and-returns/es'),
    fr: () => import('../content/shipping-and-returns/fr'),
  },
  privacy: {
    en: () => import('../content/privacy/en'),
    es: () => import('../content/privacy/es'),
    fr: () => import('../content/privacy/fr'),
  },
  terms: {
    en: () => import('../content/terms/en'),
    es: () => import('../content/terms/es'),
    fr: () => import('../content/terms/fr'),
  },
  accessibility: {
    en: () => import('../content/accessibility/en'),
    es: () => import('../content/accessibility/es'),
    fr: () => import('../content/accessibility/fr'),
  },
};

const articles = new Map<string, Promise<Article>>();

/** Loads an article: on the server, and in the browser for a page that the server did not render. */
export function loadArticle(name: ArticleName, site: Site): Promise<Article> {
  const key = `${site.locale}/${name}`;
  const known = articles.get(key);
  if (known) return known;
  const loading = writeArticle(name, site);
  articles.set(key, loading);
  // A later attempt starts over.
  loading.catch(() => articles.delete(key));
  return loading;
}

async function writeArticle(name: ArticleName, site: Site): Promise<Article> {
  const [{ article }, spell] = await Promise.all([sources[name][site.displayLanguage](), siteSpelling(site)]);
  const { intro, updated, sections } = article(contentFacts(site));
  return {
    intro: spell(intro),
    updated,
    sections: sections.map(({ id, heading, text }) => ({ id, heading: spell(heading), text: spell(text) })),
  };
}
