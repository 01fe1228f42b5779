import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { NEWER_FUNCTIONS, OLDEST_BROWSERS } from '../vite/browser-support.ts';

/** Libraries ask whether there is one. */
const CHECKED_BEFORE: ReadonlySet<string> = new Set(['Error.captureStackTrace']);

/**
 * Fails when code of the browser calls a function of a class, such as `Object.groupBy`, that the oldest supported browsers lack.
 * After a build, also in libraries. Those of instances have names that others share: `old-browsers.spec.ts` removes them.
 */
const NEWER = new Map(
  Object.entries(NEWER_FUNCTIONS).map(([owner, names]) => [
    owner,
    new Set(names.filter((name) => !CHECKED_BEFORE.has(`${owner}.${name}`))),
  ]),
);
/** They run in Node. */
const NOT_IN_BROWSERS = /^src\/server\/|\.test\.tsx?$|\/testing\//;

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sandbox'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !NOT_IN_BROWSERS.test(path));
const built = globSync('dist/client/_build/**/*.js');
const findings = [...sources, ...built].flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      line.trimStart().startsWith('*') || line.trimStart().startsWith('/**')
        ? []
        : [...line.matchAll(/(?<![\w$.])([A-Z]\w*)\.(\w+)/g)]
            .filter(([, owner = '', name = '']) => NEWER.get(owner)?.has(name))
            .map(([call]) => `${path}:${index + 1}: ${call}`),
    ),
);
if (findings.length > 0) {
  console.error(
    `Not in all supported browsers (${OLDEST_BROWSERS.join(', ')}); take older means:\n${findings.join('\n')}`,
  );
  process.exit(1);
}
