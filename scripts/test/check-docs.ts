import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Fails when a document links to a file that does not exist, or names a source file that does not exist. */
const documents = globSync(['*.md', 'docs/**/*.md', 'openapi/*.md', 'sandbox/**/*.md']).sort();
const sources = globSync('{src,sandbox,scripts,tests,openapi}/**/*.*', { exclude: ['**/node_modules/**'] });
const sourceNames = new Set(sources.map((path) => basename(path)));

const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** A file name in code style, with or without folders: `listing-query.ts`, `features/cart/api/cart-query.ts`. */
const CODE = /`([\w@./-]+\.(?:tsx?|mts|mjs|css|yaml))`/g;

const findings = documents.flatMap((document) => {
  const content = readFileSync(document, 'utf8');
  const links = [...content.matchAll(LINK)].map(([, target = '']) => target);
  const files = [...content.matchAll(CODE)].map(([, name = '']) => name);
  return [
    ...links.filter((target) => !existsSync(join(dirname(document), target))),
    ...files.filter((name) => !isSource(name)),
  ].map((name) => `${document}: ${name}`);
});

if (findings.length > 0) {
  console.error(`Named in documents, but not there:\n${findings.join('\n')}`);
  process.exit(1);
}

/** Documents may leave out leading folders. */
function isSource(name: string): boolean {
  if (!name.includes('/')) return sourceNames.has(name) || existsSync(name);
  return existsSync(name) || sources.some((path) => path.endsWith(`/${name}`));
}
