import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { standardTermFor } from '../names/standard-terms.ts';

/** Fails when an identifier or a file has a name for which there is a standard term. */
const paths = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'sandbox', 'scripts', 'tests'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => existsSync(path));
const findings = [
  ...paths.flatMap((path) => finding(path, path)),
  ...paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(checkIdentifiers),
];
if (findings.length > 0) {
  console.error(`Use the standard term (scripts/names/standard-terms.ts):\n${findings.join('\n')}`);
  process.exit(1);
}

function checkIdentifiers(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !seen.has(node.text)) {
      seen.add(node.text);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(...finding(`${path}:${line + 1}: ${node.text}`, node.text, path));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function finding(place: string, name: string, path = name): string[] {
  const term = standardTermFor(name, path);
  return term ? [`${place}: ${term}`] : [];
}
