import type { Site } from '@/lib/site/site';

/** State of the list of questions. */
export interface FaqQuery {
  /** Search text. */
  q?: string | undefined;
  topic?: string | undefined;
  /** From 1. */
  page?: number | undefined;
  /** Key of the entry that is opened. */
  entry?: string | undefined;
}

const pagePath =
  (page: string) =>
  ({ locale }: Site) =>
    `/${locale}/${page}`;

/** Paths of the questions and help pages. Not in `sitePaths`, whose code every page loads. */
export const helpPaths = {
  help: pagePath('help'),
  contact: pagePath('contact'),
  shippingAndReturns: pagePath('shipping-and-returns'),
  privacy: pagePath('privacy'),
  terms: pagePath('terms'),
  accessibility: pagePath('accessibility'),
  faq: ({ locale }: Site, { q, topic, page, entry }: FaqQuery = {}) => {
    const params = new URLSearchParams({
      ...(q ? { q } : {}),
      ...(topic ? { topic } : {}),
      ...(page && page > 1 ? { page: String(page) } : {}),
    });
    return `/${locale}/faq${params.size > 0 ? `?${params}` : ''}${entry ? `#${entry}` : ''}`;
  },
};
