import type { Site } from '@/lib/site/site';

/** Paths of placed orders. Not in `sitePaths`, whose code every page loads. */
export const orderPaths = {
  /** The order and its email are never in the URL. */
  trackOrder: ({ locale }: Site) => `/${locale}/track-order`,
  /** A member's orders, a page at a time. */
  orders: ({ locale }: Site, page = 1) => `/${locale}/account/orders${page > 1 ? `?page=${page}` : ''}`,
};
