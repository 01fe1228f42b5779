import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { NEWER_FUNCTIONS } from '../vite/browser-support.ts';

/** Fails when code of the browser uses a function that the oldest supported browsers lack. After a build, also in libraries. */
const NEWER = new RegExp(
  Object.keys(NEWER_FUNCTIONS)
    .map((name) => `\\b${name.replaceAll('.', '\\.')}\\b`)
    .join('|'),
  'g',
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
        : [...line.matchAll(NEWER)].map(
            ([name]) => `${path}:${index + 1}: ${name} (${NEWER_FUNCTIONS[name]})`,
          ),
    ),
);
if (findings.length > 0) {
  console.error(`Not in all supported browsers; take older means:\n${findings.join('\n')}`);
  process.exit(1);
}
