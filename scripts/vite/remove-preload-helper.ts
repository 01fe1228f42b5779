import type { Plugin } from 'vite';

/**
 * Replaces Vite's preload helper with the plain dynamic import. There is one style sheet and pages are prefetched on intent,
 * so the helper would have nothing to preload.
 */
export function removePreloadHelper(): Plugin {
  return {
    name: 'remove-preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
