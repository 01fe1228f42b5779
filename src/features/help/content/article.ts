import type { ContentFacts } from '@/lib/content/content-facts';

/** The pages that are an article. */
export const ARTICLE_NAMES = ['shipping-and-returns', 'privacy', 'terms', 'accessibility'] as const;

export type ArticleName = (typeof ARTICLE_NAMES)[number];

export interface ArticleSection {
  /** Fragment of the section, the same in every language. */
  id: string;
  heading: string;
  /** Text in the markup of `parseRichText`. */
  text: string;
}

/** A help page in one language. */
export interface Article {
  /** Introduction in the markup of `parseRichText`. */
  intro: string;
  /** Last change of the content, YYYY-MM-DD. */
  updated: string;
  sections: readonly ArticleSection[];
}

export type WriteArticle = (facts: ContentFacts) => Article;
