import type { Site } from '@/lib/site/site';

/** The store finder, without its state: the header and many pages link to it, and need no code for the state. */
export const storeFinderPath = ({ locale }: Pick<Site, 'locale'>) => `/${locale}/store-locator`;
