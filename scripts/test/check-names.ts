import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Words and names for which the code has standard terms, and exceptions: `name` or `name@start of a path`. */
interface BannedNames {
  words: string[];
  identifiers: string[];
  fileNames: string[];
  exceptions: Record<string, string[]>;
}

const LIST = 'tests/architecture/banned-names.json';
const SOURCE_FOLDERS = ['src', 'sandbox', 'scripts', 'tests'];

/** Fails when an identifier or a file has a name that a standard term has replaced. */
const banned = JSON.parse(readFileSync(LIST, 'utf8')) as BannedNames;
const words = new Set(banned.words);
const identifiers = new Set(banned.identifiers);
const exceptions = Object.values(banned.exceptions)
  .flat()
  .map((exception) => exception.split('@'));

const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCE_FOLDERS],
  {
    encoding: 'utf8',
  },
).split('\n');
const findings = [
  ...paths.filter(hasBannedFileName).map((path) => `${path}: the file's name`),
  ...paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(findBannedIdentifiers),
];
if (findings.length > 0) {
  console.error(`Use the standard term (${LIST} has the list):\n${findings.join('\n')}`);
  process.exit(1);
}

function hasBannedFileName(path: string): boolean {
  return banned.fileNames.some((name) => path.includes(name)) || hasBannedWord(path.split(/[^A-Za-z0-9]+/));
}

function findBannedIdentifiers(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isBanned(node.text, path)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.add(`${path}:${line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
}

function isBanned(name: string, path: string): boolean {
  if (exceptions.some(([exception, start = '']) => exception === name && path.startsWith(start)))
    return false;
  return identifiers.has(name) || hasBannedWord(wordsOf(name));
}

function hasBannedWord(candidates: string[]): boolean {
  return candidates.some((word) => words.has(word.toLowerCase()));
}

/** The words of a name in any case: camelCase, PascalCase, UPPER_CASE. */
function wordsOf(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/);
}
