import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Writes `dist/`: Node runs no TypeScript of installed packages. */
const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');

rmSync(DIST, { recursive: true, force: true });
const sources = globSync('**/*.ts', {
  cwd: ROOT,
  exclude: ['dist/**', 'tests/**', '**/testing/**', '**/*.test.ts', 'build.ts'],
});
for (const source of sources) {
  const target = join(DIST, source.replace(/\.ts$/, ''));
  const code = readFileSync(join(ROOT, source), 'utf8');
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.js`, withExtension(stripTypeScriptTypes(code)));
  const { outputText } = ts.transpileDeclaration(code, {
    fileName: source,
    compilerOptions: { target: ts.ScriptTarget.ES2023 },
  });
  writeFileSync(`${target}.d.ts`, withExtension(outputText));
}
cpSync(join(ROOT, 'package.json'), join(DIST, 'package.json'));

function withExtension(code: string): string {
  return code.replaceAll(/((?:from |import |import\(|new URL\()')(\.[^']*)\.ts'/g, "$1$2.js'");
}
