import type { Plugin } from 'vite';

/** A dynamic import; of a chunk with several modules, the one of them that is meant. */
const IMPORT = String.raw`(import\("[^"]*"\)(?:\.then\(\(n\) => n\.\w+\))?)`;
/** `__vitePreload(() => import('./a'), …)` */
const WRAPPED = new RegExp(String.raw`__vitePreload\(\(\) => ${IMPORT}, __VITE_PRELOAD__\)`, 'g');
/** `__vitePreload(async () => { const { A } = await import('./a'); return { A }; }, …)` */
const DESTRUCTURED = new RegExp(
  String.raw`__vitePreload\(async \(\) => \{\s*const \{[^{}]*\} = await ${IMPORT};\s*return \{[^{}]*\};\s*\}, __VITE_PRELOAD__\)`,
  'g',
);

/** `src/lib/hydration/missing-code.ts`. Undefined in other builds and in workers, and then `catch` passes the error on. */
const REPORT = '.catch(self.reportMissingCode)';

/**
 * Leaves dynamic imports as they are written, without Vite's preload helper. There is one style sheet and pages are
 * prefetched on intent, so the helper would have nothing to preload; the bundler has no option for it (`modulePreload: false`
 * preserves the helper). The helper costs 0.6 KiB (brotli) on each page, what Vite writes around each import 0.2 KiB. An import that fails is reported, where
 * Vite's helper would dispatch `vite:preloadError`.
 */
export function removePreloadHelper(): Plugin {
  return {
    name: 'remove-preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code) {
      if (!code.includes('__VITE_PRELOAD__')) return null;
      return { code: code.replace(WRAPPED, `$1${REPORT}`).replace(DESTRUCTURED, `$1${REPORT}`), map: null };
    },
  };
}
