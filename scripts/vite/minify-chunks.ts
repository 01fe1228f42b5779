import { type CompressOptions, minify } from 'terser';
import { minifySync, type Plugin } from 'vite';

/** No getter here has a side effect. */
const COMPRESS: CompressOptions = { passes: 3, pure_getters: true };
/** Makes React's long functions shorter, and the store's short ones longer. */
const COMPRESS_LIBRARIES: CompressOptions = { ...COMPRESS, hoist_vars: true, lhs_constants: false };

/**
 * Runs two minifiers, the bundler's own and then Terser. Vite's options run one of them, or these two in the other order,
 * which takes 0.7 KiB (brotli) more on each page; the bundler's alone takes 1.2 KiB more. The libraries have options of
 * their own, for 0.5 KiB of it.
 */
export function minifyChunks(): Plugin {
  return {
    name: 'minify-chunks',
    async renderChunk(code, { name, fileName }) {
      const short = minifySync(fileName, code, { module: true, mangle: false }).code;
      const compress = name === 'libraries' ? COMPRESS_LIBRARIES : COMPRESS;
      const { code: shortest = short } = await minify(short, { compress, module: true, ecma: 2020 });
      return { code: shortest, map: null };
    },
  };
}
