import type { Site } from '@/lib/site/site';

/** Paths of the frame advisor (000 §2). Not in `sitePaths`, whose code every page loads. */
export const advisorPaths = {
  /** The landing page. */
  faceShape: ({ locale }: Pick<Site, 'locale'>) => `/${locale}/face-shape`,
  /** Opens the advisor on the landing page. */
  start: ({ locale }: Pick<Site, 'locale'>) => `/${locale}/face-shape?ref=startFa`,
  /** A recommended frame. */
  recommended: ({ locale }: Pick<Site, 'locale'>, upc: string) =>
    `/${locale}/${encodeURIComponent(upc)}?ref=frameAdvisor`,
};
