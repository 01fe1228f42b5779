import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { danglingCitations } from '../behavior/citations.ts';
import { coverageText } from '../behavior/coverage.ts';
import { type BehaviorSection, readSections } from '../behavior/sections.ts';

/**
 * Fails when a document links to, or names, a file, folder, scenario or test that does not exist; when code cites a section that
 * docs/behavior does not have; and when docs/coverage.md is not what docs/behavior makes it.
 */
const documents = globSync(['*.md', 'docs/**/*.md', 'openapi/*.md', 'sandbox/**/*.md']).sort();
const sources = globSync('{src,sandbox,scripts,tests,openapi}/**/*', {
  exclude: ['**/node_modules/**'],
}).map((path) => path.replaceAll('\\', '/'));
const sourceNames = new Set(sources.map((path) => basename(path)));
/** A test compares its rows with the scenarios. */
const scenarioList = readFileSync('docs/scenarios.md', 'utf8');

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** A file name in code style, with or without folders: `listing-query.ts`, `features/cart/api/cart-query.ts`. */
const FILE = /`([\w@./-]+\.(?:tsx?|mts|mjs|css|yaml))`/g;
/** A folder of the sources in code style: `features/faq/content/`. */
const FOLDER = /`((?:src|app|domain|features|lib|server|ui|sandbox|scripts|tests|openapi)\/[\w@/-]+)`/g;
/** Named scenarios in the coverage: (scenarios `espots-empty`, `espots-failed`). */
const SCENARIOS = /\(scenarios? ([^)]*)\)/g;

/** A test by its title: the browser test "buys glasses". */
const TEST_TITLE = /\btest "([^"]+)"/g;

const findings = documents.flatMap((document) => {
  const content = readFileSync(document, 'utf8');
  return [
    ...captures(content, LINK).filter((target) => !existsSync(join(dirname(document), target))),
    ...captures(content, FILE).filter((name) => !isSource(name)),
    ...captures(content, FOLDER).filter((name) => !isSource(name.replace(/\/$/, ''))),
    ...captures(content, SCENARIOS)
      .flatMap((list) => captures(list, /`([a-z-]+)`/g))
      .filter((name) => !scenarioList.includes(`| \`${name}\` |`)),
    ...captures(content, TEST_TITLE).filter((title) => !isTestTitle(title)),
  ].map((name) => `${document}: ${name}`);
});

const sections = readSections();
const citations = sources
  .filter((path) => /\.(?:tsx?|mjs|yaml|css)$/.test(path) && !path.startsWith('scripts/behavior/'))
  .flatMap((path) =>
    danglingCitations(readFileSync(path, 'utf8'), sections).map((citation) => `${path}: ${citation}`),
  );
const incomplete = sections
  .filter((section) => !(isParent(section) || (section.code.length > 0 && section.tests.length > 0)))
  .map(({ area, number }) => `docs/behavior/${area}.md: §${number}`);
const isCoverageOld = readFileSync('docs/coverage.md', 'utf8') !== coverageText(sections);

report('Named in documents, but not there:', findings);
report('Cited, but not in docs/behavior (see its README):', citations);
report('Sections that do not say "Code: `…`. Tests: `…`.":', incomplete);
report('Run node scripts/behavior/write-coverage.ts:', isCoverageOld ? ['docs/coverage.md'] : []);

function report(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.error(`${title}\n${lines.join('\n')}`);
  process.exitCode = 1;
}

/** The parts of a parent section name its code. */
function isParent({ area, number }: BehaviorSection): boolean {
  return sections.some((other) => other.area === area && other.number.startsWith(`${number}.`));
}

function captures(content: string, pattern: RegExp): string[] {
  return [...content.matchAll(pattern)].map(([, captured = '']) => captured);
}

function isTestTitle(title: string): boolean {
  return sources.some(
    (path) => /\.(test|spec)\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes(title),
  );
}

/** Documents may leave out leading folders. */
function isSource(name: string): boolean {
  if (!name.includes('/')) return sourceNames.has(name) || existsSync(name);
  return existsSync(name) || sources.some((path) => path.endsWith(`/${name}`));
}
