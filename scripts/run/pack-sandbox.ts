import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { exitWithMessage, ReadableError } from '../setup/exit-with-message.mjs';
import { step } from '../setup/step.mjs';
import { type BuiltPart, buildPart, contractPages, sandboxPanel } from './build-part.ts';
import { viteBuild } from './vite-build.ts';

const FOLDER = 'dist/package';
const run = promisify(execFile);

/** The sandbox as a package for other apps. */
const sandboxPackage: BuiltPart = {
  name: 'sandbox package',
  folder: FOLDER,
  inputs: [
    'sandbox',
    'generated',
    'src',
    'openapi',
    'docs/sandbox',
    'scripts',
    'package.json',
    'vite.config.ts',
  ],
  build: packSandbox,
};

/** Builds and packs it as dist/marlowe-eyewear-sandbox-VERSION.tgz. */
async function packSandbox(): Promise<void> {
  const config = ['--config', 'sandbox/package/vite.config.ts'];
  await viteBuild('package', ...config);
  await viteBuild('entry for browsers', ...config, '--mode', 'browser');
  await buildPart(sandboxPanel);
  await buildPart(contractPages);
  await viteBuild(
    'panel for browsers',
    '--config',
    'sandbox/panel/vite.config.ts',
    '--mode',
    'static',
    '--outDir',
    join(FOLDER, 'browser-panel'),
  );
  await step('Compiling the clients', compileClients);
  copyPages();
  writeDeclarations({ 'sandbox/package/node.ts': 'node', 'sandbox/browser-handlers.ts': 'browser' });
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  cpSync('docs/sandbox', FOLDER, { recursive: true });
  cpSync('LICENSE', join(FOLDER, 'LICENSE'));
  await step('Packing it into dist/', () =>
    run('npm', ['pack', `./${FOLDER}`, '--pack-destination', 'dist', '--silent'], {
      shell: process.platform === 'win32',
    }),
  );
}

/** The panel and the contract pages as the command serves them, and the panel as an app serves it itself. */
function copyPages(): void {
  const filter = (path: string) => basename(path) !== '.build-hash';
  cpSync('dist/panel', join(FOLDER, 'panel'), { recursive: true, filter });
  cpSync('dist/docs', join(FOLDER, 'docs'), { recursive: true, filter });
  const page = join(FOLDER, 'browser-panel/sandbox');
  renameSync(join(page, 'panel/index.html'), join(page, 'index.html'));
}

/** generated/ and what it calls, as modules with their types. */
async function compileClients(): Promise<void> {
  const files = globSync('generated/**/*.ts', { exclude: (name) => name.endsWith('.d.ts') });
  writeFileSync(
    '.cache/tsconfig.clients.json',
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        rootDir: '..',
        outDir: `../${FOLDER}`,
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        noCheck: true,
      },
      include: [],
      files: files.map((file) => `../${file}`),
    }),
  );
  await run(process.execPath, [
    'node_modules/typescript-native/bin/tsc',
    '-p',
    '.cache/tsconfig.clients.json',
  ]).catch(({ stdout }: { stdout: string }) => {
    throw new ReadableError(`${stdout}\nThe clients could not be compiled.`);
  });
  cpSync('generated/paths.d.ts', join(FOLDER, 'generated/paths.d.ts'));
  cpSync('generated/contract.json', join(FOLDER, 'generated/contract.json'));
  for (const file of globSync(`${FOLDER}/{generated,src}/**/*.{js,d.ts}`))
    writeFileSync(file, withExtensions(readFileSync(file, 'utf8')));
}

/** Node and TypeScript's `node16` resolve no import without an extension. */
function withExtensions(code: string): string {
  return code.replace(
    /(from|import)( ?\(?)'(\.\.?\/[^']*)'/g,
    (_, keyword: string, between: string, path: string) =>
      `${keyword}${between}'${path.replace(/\.ts$/, '').replace(/(?<!\.js)$/, '.js')}'`,
  );
}

/** The public types of the entries are written out in their modules, and name MSW's only. */
function writeDeclarations(entries: Record<string, string>): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [source, name] of Object.entries(entries)) {
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(source, 'utf8'), {
      fileName: source,
      compilerOptions: { isolatedDeclarations: true, target: ts.ScriptTarget.ES2023 },
      reportDiagnostics: true,
    });
    const [problem] = diagnostics;
    if (problem)
      throw new ReadableError(`${source}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
    writeFileSync(join(FOLDER, `${name}.d.ts`), outputText);
  }
}

function manifest() {
  const { version, license, devDependencies, dependencies } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const optional = { ...pick(devDependencies, 'msw'), ...pick(dependencies, 'react', 'swr', 'zod') };
  const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
  return {
    name: '@marlowe-eyewear/sandbox',
    version,
    description: 'A stateful stand-in for the commerce API of an eyewear retailer, with its typed clients.',
    license,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'marlowe-sandbox': './bin.js' },
    exports: {
      './node': entry('node'),
      './browser': entry('browser'),
      './generated/contract.json': './generated/contract.json',
      './generated/paths': { types: './generated/paths.d.ts' },
      './generated/*': entry('generated/*'),
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(
      Object.entries(optional).map(([name, installed]) => [name, `^${installed}`]),
    ),
    peerDependenciesMeta: Object.fromEntries(Object.keys(optional).map((name) => [name, { optional: true }])),
  };
}

function pick(versions: Record<string, string>, ...names: string[]): Record<string, string | undefined> {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

try {
  await buildPart(sandboxPackage);
} catch (error) {
  exitWithMessage(error);
}
