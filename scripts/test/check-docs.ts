import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Fails when a document links to, or names, a file, folder, scenario or test that does not exist. */
const documents = globSync(['*.md', 'docs/**/*.md', 'openapi/*.md', 'sandbox/**/*.md']).sort();
const sources = globSync('{src,sandbox,scripts,tests,openapi}/**/*', { exclude: ['**/node_modules/**'] });
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

if (findings.length > 0) {
  console.error(`Named in documents, but not there:\n${findings.join('\n')}`);
  process.exit(1);
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
