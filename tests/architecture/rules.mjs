/** A rule for imports within the repository: files of `from` import only `may`. */
const forbid = (name, from, may, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|sandbox|generated|tests|scripts)/', pathNot: may },
});

/** The features that import public entries of others (`src/features/<name>/public`), each with its reason. No cycles. */
const NEIGHBORS = {
  checkout: {
    address: 'the fields of a delivery and a billing address',
    cart: 'the lines and codes of the order',
  },
  'eye-exam': {
    faq: 'questions about stores and exams',
    home: 'the search for a store by place',
  },
  'payment-methods': {
    address: 'the fields of a billing address',
    checkout: 'the fields of a card',
  },
};

const neighborRules = Object.entries(NEIGHBORS).map(([feature, neighbors]) =>
  forbid(
    `feature-${feature}-imports-its-neighbors`,
    `^src/features/${feature}/`,
    `^(src/(domain|lib|ui)/|generated/|src/features/(${feature}/|(${Object.keys(neighbors).join('|')})/public/))`,
    'A feature imports public entries of the features that NEIGHBORS names: add the edge there with its reason.',
  ),
);

/**
 * Allowed imports between folders (see README). The comment of a rule is what a violation prints: it says what to do instead.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Circular imports: merge the files, or move the shared code to a third file.',
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    forbid(
      'domain-is-pure',
      '^src/domain/',
      '^(src/domain/|generated/.*(/model/|\\.limits\\.ts))',
      'Domain rules are pure: pass data as parameters.',
    ),
    forbid(
      'rules-are-pure',
      '^src/features/.*/rules/',
      '^(src/domain/|src/features/.*/rules/|generated/.*(/model/|\\.limits\\.ts))',
      'Rules of a feature are pure, as those of src/domain are: pass data as parameters.',
    ),
    forbid(
      'ui-is-independent',
      '^src/ui/',
      // Typed text, phone numbers, emails, stores, history and the loading of code have nothing to do with commerce.
      '^src/(ui/|domain/(text/typed-text|contact/(phone|email))|lib/(state|history)/|lib/hydration/load-with-retry)',
      'The design system is independent of commerce: pass labels, values and links as props.',
    ),
    forbid(
      'lib-is-below-features',
      '^src/lib/',
      '^(src/(lib|domain)/|generated/)',
      'src/lib is used by features, not the other way round: move shared code to src/domain, or pass it in.',
    ),
    forbid(
      'features-are-independent',
      `^src/features/(?!(?:${Object.keys(NEIGHBORS).join('|')})/)([^/]+)/`,
      '^(src/(domain|lib|ui)/|generated/|src/features/$1/)',
      'A feature imports no other unless NEIGHBORS names it: compose them in src/app/routes, or move the part to public/ and add the edge.',
    ),
    ...neighborRules,
    forbid(
      'app-composes-src',
      '^src/app/',
      '^(src/(app|features|domain|lib|ui)/|generated/|sandbox/browser)',
      'src/app composes features, lib, domain and ui: move what it shares with other folders to src/lib or src/domain.',
    ),
    {
      name: 'only-the-browser-entry-loads-the-sandbox',
      severity: 'error',
      comment:
        'Only src/app/entry-client.tsx (behind the build flag) and src/server load the sandbox, both dynamically.',
      from: {
        path: '^src/',
        pathNot: '^src/(app/entry-client\\.tsx|server/connect-api\\.ts)$|\\.test\\.tsx?$',
      },
      to: { path: '^sandbox/' },
    },
    {
      name: 'sandbox-is-loaded-dynamically',
      severity: 'error',
      comment: 'Use import(): a build for a live host must not contain the sandbox.',
      from: { path: '^src/(app|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^sandbox/', dependencyTypesNot: ['dynamic-import'] },
    },
    forbid(
      'server-renders-app',
      '^src/server/',
      '^(src/(server|app|lib|domain)/|sandbox/node)',
      'The web server imports src/app, src/lib, src/domain and, dynamically, the sandbox: move what it shares with a feature to src/lib or src/domain.',
    ),
    forbid(
      'sandbox-is-independent',
      '^sandbox/(?!panel/)',
      '^(sandbox/(?!panel/(?!panel-pages\\.ts))|generated/|src/domain/|scripts/vite/aliases\\.ts|src/lib/http/(drain-body|listen-on-loopback|listen-problem|local-names|whole-number-setting)\\.ts)',
      'The sandbox stands in for the commerce API: it uses the contract and the domain rules, not the storefront. Its HTTP server shares drain-body, the reading of PORT, its errors and what is local with the web server.',
    ),
    forbid(
      'panel-uses-the-sandbox-api',
      '^sandbox/panel/',
      '^(sandbox/(panel/|browser|control/control-app|states/(prepare-state|control-pattern|state)\\.ts)|src/ui/|src/domain/(collections/|locale/locales\\.ts)|scripts/vite/)',
      "The panel uses the design system, the sandbox's API, and what brings a browser into a state: add what it lacks to sandbox/control (docs/decisions/0008).",
    ),
    {
      name: 'panel-imports-api-types-only',
      severity: 'error',
      comment: 'The panel calls the control API over HTTP: use import type.',
      from: { path: '^sandbox/panel/' },
      to: { path: '^sandbox/control/', dependencyTypesNot: ['type-only'] },
    },
    forbid(
      'generated-calls-through-one-mutator',
      '^generated/',
      '^(generated/|src/lib/http/call-api\\.ts)',
      'Generated code reaches the network through src/lib/http/call-api.ts only.',
    ),
    {
      name: 'contract-checker-knows-no-store',
      severity: 'error',
      comment:
        'The contract checker serves any API: what this store needs belongs into its plug-in (scripts/contract), through a hook of scripts/contract-checker/plugin.ts.',
      from: { path: '^scripts/contract-checker/' },
      to: { pathNot: '^(scripts/contract-checker/|node_modules/|tests/support/)|^[a-z:_/]+$' },
    },
    {
      name: 'the-store-does-not-need-the-contract-checker',
      severity: 'error',
      comment: 'The contract checker is a tool: only scripts and tests import it.',
      from: { path: '^(src|sandbox|generated)/' },
      to: { path: '^scripts/contract' },
    },
    {
      name: 'domain-has-no-io',
      severity: 'error',
      comment:
        'Domain rules have no React, storage or network: do it in src/lib or a feature, and pass the result.',
      from: { path: '^src/(domain/|features/.*/rules/)', pathNot: '/testing/|\\.test\\.tsx?$' },
      to: { path: 'node_modules', pathNot: 'node_modules/(date-fns|zod)/' },
    },
    {
      name: 'no-barrel-files',
      severity: 'error',
      comment: 'Import the file directly; a barrel file loads code that the page does not need.',
      from: { path: '^src/' },
      to: { path: '^src/.*/index\\.tsx?$' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment:
        'The import cannot be resolved: write the path with its extension. Is generated/ up to date (npm run generate)?',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|po|woff2)$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Leaves out dependents and orphans, a seventh of the time.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      // Longer than the check, so that it looks for each file once.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
