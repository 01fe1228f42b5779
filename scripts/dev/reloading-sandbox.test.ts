import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'reloading-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

/** Writes a sandbox of three modules: the seed counts its builds, the handler responds, the data file is the entry's. */
function writeSandbox() {
  write('seed.ts', 'globalThis.builds = (globalThis.builds ?? 0) + 1; export const seed = "seed";');
  write('handler.ts', 'import { seed } from "./seed.ts"; export const respond = (): string => seed + " 1";');
  write(
    'entry.ts',
    `import { respond } from './handler.ts';
     export async function openDevSandbox(dataFile: string) {
       if (globalThis.open) throw new Error('in use');
       globalThis.open = dataFile;
       return { respond, close: () => { globalThis.open = undefined; } };
     }`,
  );
}

/**
 * Runs steps over the sandbox in a separate process, because the test runner has a different module loader.
 *
 * @param steps see `edit` and `say`, which prints the sandbox's response.
 */
async function run(steps: string): Promise<string[]> {
  const source = pathToFileURL(join(import.meta.dirname, 'reloading-sandbox.ts')).href;
  write(
    'steps.ts',
    `import { writeFileSync } from 'node:fs';
     import { reloadingSandbox } from ${JSON.stringify(source)};
     const root = ${JSON.stringify(folder)};
     const sandbox = reloadingSandbox({
       root, entry: root + '/entry.ts', dataFile: 'data',
       onReload: () => console.log('reload'),
       onError: ({ stack }) => console.log('error ' + /(\\w+\\.ts)\\S*?:(\\d+)/.exec(stack)?.slice(1).join(':')),
     });
     const edit = (name, content) => { writeFileSync(root + '/' + name, content); sandbox.edited(root + '/' + name); };
     const say = async () => console.log((await sandbox.current()).respond());
     ${steps}
     console.log(globalThis.builds, globalThis.open);`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'steps.ts')]);
  return stdout.trim().split('\n');
}

const HANDLER_2 = `edit('handler.ts', 'import { seed } from "./seed.ts"; export const respond = () => seed + " 2";');`;

it('loads an edited handler on the same data, without building the seed again', async () => {
  writeSandbox();
  const output = await run(`await say(); ${HANDLER_2} await say();`);
  expect(output).toEqual(['seed 1', 'reload', 'seed 2', '1 data']);
});

it('loads several edited files at once, with what depends on them', async () => {
  writeSandbox();
  const output = await run(
    `await say(); edit('seed.ts', 'export const seed = "new";'); ${HANDLER_2} await say();`,
  );
  expect(output).toEqual(['seed 1', 'reload', 'new 2', '1 data']);
});

it('takes no notice of files that it has not imported', async () => {
  writeSandbox();
  const output = await run(`await say(); edit('other.ts', 'x('); await say();`);
  expect(output).toEqual(['seed 1', 'seed 1', '1 data']);
});

it('names file and line of an error, stays as it was, and goes on when the cause is mended', async () => {
  writeSandbox();
  const output = await run(
    `await say();
     edit('handler.ts', '\\nexport const respond = (;');
     await say();
     edit('handler.ts', 'import { text } from "./missing.ts"; export const respond = () => text;');
     await say();
     edit('missing.ts', 'export const text = "found";');
     await say();`,
  );
  expect(output[1]).toBe('error handler.ts:2');
  expect(output.filter((line) => !line.startsWith('error'))).toEqual([
    'seed 1',
    'seed 1',
    'seed 1',
    'reload',
    'found',
    '1 data',
  ]);
});

it('reports why it does not start, and starts when that is mended', async () => {
  writeSandbox();
  write('handler.ts', 'export const respond = missing();');
  const output = await run(
    `await sandbox.current().catch(() => console.log('rejected')); ${HANDLER_2} await say();`,
  );
  expect(output).toEqual(['error handler.ts:1', 'rejected', 'reload', 'seed 2', '1 data']);
});
