import { preload } from '@/lib/hydration/load-with-retry';

export const loadPanel = () => import('../components/lens-panel');

/** For hover, focus and touch. */
export const preloadPanel = preload(loadPanel);
