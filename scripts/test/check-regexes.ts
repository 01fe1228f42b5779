import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectRegexes, type Regex } from '../regexes/collect-regexes.ts';
import { findBacktracking } from '../regexes/find-backtracking.ts';

/**
 * Fails when the time of a regular expression grows faster than its text: one of some thousand characters could keep the server,
 * or a page, from everything else.
 */
const ADVICE =
  'Let parts that follow each other match no common characters, begin at one place (^, or a lookbehind), or limit the repetition';

/** Modules that put one together, and why it is none of somebody else. */
const PUT_TOGETHER: Record<string, string> = {
  'sandbox/states/control-pattern.ts': 'the messages of the store, in tests and pictures',
  'sandbox/assets/test-svg.ts': 'the ending of an id, in tests',
  'src/app/match-page.ts': 'paths of the page table; each segment ends at a slash',
  'src/domain/text/canadian-spelling.ts': 'words of a list',
  'src/lib/insurance/insurance-status.ts': 'the name of a cookie',
  'src/lib/storage/cookie-matches.ts': 'names and values of our own cookies',
  'src/server/operations/route-of.ts': 'paths of the contract; each parameter ends at a slash',
};

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sandbox', 'openapi'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(tsx?|yaml)$/.test(path) && !/\.test\.tsx?$/.test(path));

const findings: string[] = [];
/** The same one may occur in several places. */
const regexes = new Map<string, { regex: Regex; places: string[] }>();
for (const path of paths) {
  for (const { place, regex } of collectRegexes(path, readFileSync(path, 'utf8'))) {
    if (!regex) {
      if (!(path in PUT_TOGETHER)) findings.push(`${place}: is put together, which cannot be checked`);
      continue;
    }
    const text = `/${regex.source}/${regex.flags}`;
    const places = regexes.get(text)?.places ?? [];
    regexes.set(text, { regex, places: [...places, place] });
  }
}
for (const [text, { regex, places }] of regexes) {
  const problem = await findBacktracking(regex);
  if (problem) findings.push(`${places.join(', ')}: ${text} ${problem}`);
}
if (findings.length > 0) console.error(`${ADVICE}:\n${findings.join('\n')}`);
// The checker's process would go on.
process.exit(findings.length > 0 ? 1 : 0);
