import { loadOnDemand } from '@/lib/hydration/load-on-demand';

/**
 * Menus, panels, suggestions and scroll behavior of the header. They load on the first interaction or scroll; if that
 * fails, the header's links still work.
 */
export const headerComponents = loadOnDemand(async () => (await import('./lazy-header')).lazyHeader);
