/**
 * Who may import whom (docs: README, "How the folders lie"). Each message says what to do instead.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const layers = {
  domain: {
    may: '^src/domain/',
    typesOnly: '^generated/',
    advice: 'Rules are pure: take what the rule needs as a parameter.',
  },
  ui: {
    may: '^src/ui/',
    advice: 'The design system knows no commerce: pass labels, values and links as props.',
  },
  platform: {
    may: '^(src/(platform|domain)/|generated/)',
    advice: 'The platform layer serves features; move what it needs into src/domain, or pass it in.',
  },
};

const forbid = (name, from, may, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(src|sandbox|generated|tests|scripts)/', pathNot: may },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one thing, or share a third: move the shared part out.',
      from: { pathNot: '^generated/' },
      to: { circular: true },
    },
    forbid('domain-is-pure', '^src/domain/', '^(src/domain/|generated/.*/model/)', layers.domain.advice),
    forbid('ui-knows-no-commerce', '^src/ui/', layers.ui.may, layers.ui.advice),
    forbid('platform-serves-features', '^src/platform/', layers.platform.may, layers.platform.advice),
    forbid(
      'features-stand-alone',
      '^src/features/([^/]+)/',
      '^(src/(domain|platform|ui)/|generated/|src/features/$1/)',
      'Features do not know each other: compose them in src/app/routes through props and slots.',
    ),
    forbid(
      'app-composes-src',
      '^src/app/',
      '^(src/(app|features|domain|platform|ui)/|generated/|sandbox/browser)',
      'src/app composes what is in src.',
    ),
    {
      name: 'only-the-browser-entry-loads-the-sandbox',
      severity: 'error',
      comment:
        'Only src/app/entry-client.tsx (behind the build flag) and src/server load the sandbox, both dynamically.',
      from: {
        path: '^src/',
        pathNot: '^src/(app/entry-client\\.tsx|server/platform-connection\\.ts)$|\\.test\\.tsx?$',
      },
      to: { path: '^sandbox/' },
    },
    {
      name: 'sandbox-is-loaded-dynamically',
      severity: 'error',
      comment: 'Use import(): a build for a live host must not hold a byte of the sandbox.',
      from: { path: '^src/(app|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^sandbox/', dependencyTypesNot: ['dynamic-import'] },
    },
    forbid(
      'server-renders-app',
      '^src/server/',
      '^(src/(server|app|platform)/|sandbox/node)',
      'The web server knows the app, the platform layer and, dynamically, the sandbox.',
    ),
    forbid(
      'sandbox-knows-no-store',
      '^sandbox/(?!panel/)',
      '^(sandbox/(?!panel/)|generated/|src/domain/)',
      'The sandbox stands in for the platform: it knows the contract and the rules, not the store.',
    ),
    forbid(
      'panel-talks-to-the-sandbox',
      '^sandbox/panel/',
      '^(sandbox/(panel/|browser|control/control-app)|src/ui/|scripts/vite/)',
      'The panel has the design system, and reaches the sandbox by its calls (docs/decisions/0008).',
    ),
    {
      name: 'panel-knows-types-of-its-calls',
      severity: 'error',
      comment: "The panel's code holds nothing of the sandbox but the types of its calls.",
      from: { path: '^sandbox/panel/' },
      to: { path: '^sandbox/control/', dependencyTypesNot: ['type-only'] },
    },
    forbid(
      'generated-calls-through-one-mutator',
      '^generated/',
      '^(generated/|src/platform/http/call-platform\\.ts)',
      'Generated code reaches the network through src/platform/http/call-platform.ts only.',
    ),
    {
      name: 'domain-has-no-io',
      severity: 'error',
      comment: 'Rules have no React, storage or network.',
      from: { path: '^src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules', pathNot: 'node_modules/(date-fns|zod)/' },
    },
    {
      name: 'no-barrel-files',
      severity: 'error',
      comment: 'Import the file itself; a barrel loads code that the page does not need.',
      from: { path: '^src/' },
      to: { path: '^src/.*/index\\.tsx?$' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|po|woff2)$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
