import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper for dynamic imports by the import alone. There is one style sheet, and pages are got ready on
 * intent, so the helper would have nothing to do.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
