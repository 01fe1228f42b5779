import type { Plugin } from 'vite';

const COMPONENT = /= ((?:\w+\.)?(?:forwardRef|createContext|memo))\(/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
/** Used by a class component of the router's RSC support, which nothing here renders. */
const CONTEXT_TYPE = /^\w+\.contextType = .*;$/gm;

/**
 * Makes react-router's unused components tree-shakable: marks component factories as pure and removes display names,
 * neither of which the library does itself. Saves 5.4 KiB (brotli) on each page: the product page has 93.8 KiB of
 * JavaScript without it, 88.4 with it. The bundler's option `treeshake.manualPureFunctions` saves nothing, because the
 * display names remain.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replaceAll(COMPONENT, '= /* @__PURE__ */ $1(')
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(CONTEXT_TYPE, ''),
        map: null,
      }),
    },
  };
}
