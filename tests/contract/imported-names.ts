import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Matches a client module of one service, but not models, zod schemas and mock handlers. */
const CLIENT_MODULE = /^@generated\/([a-z]+)\/\1$/;
/** A call of the typed client outside React: `client.GET('/wcs/…')`. */
const TYPED_CALL = /\.(GET|POST|PUT|DELETE)\(\s*['"`](\/[^'"`]+)['"`]/g;

export interface Usage {
  /** Value imports from the generated clients. */
  names: Set<string>;
  /** `METHOD path` of every call of the typed client. */
  calls: Set<string>;
}

/** Returns the contract usage of the code under `folder`, without its tests. */
export function usageIn(folder: string): Usage {
  const usage: Usage = { names: new Set(), calls: new Set() };
  for (const dirent of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!dirent.isFile() || !/\.tsx?$/.test(dirent.name) || /\.test\.tsx?$/.test(dirent.name)) continue;
    addUsage(readFileSync(join(dirent.parentPath, dirent.name), 'utf8'), usage);
  }
  return usage;
}

/** Adds the usage of one source text. */
export function addUsage(source: string, usage: Usage): void {
  for (const [, method, path] of source.matchAll(TYPED_CALL)) usage.calls.add(`${method} ${path}`);
  if (!source.includes('@generated/')) return;
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest);
  for (const statement of file.statements) {
    for (const name of namesOf(statement)) usage.names.add(name);
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const clause = statement.importClause;
  if (!clause || clause.isTypeOnly || !CLIENT_MODULE.test(statement.moduleSpecifier.text)) return [];
  if (!clause.namedBindings || !ts.isNamedImports(clause.namedBindings)) return [];
  return clause.namedBindings.elements
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text);
}
