// @module-tag full-run
// The usual run does not pack the sandbox, whose modules have tests of their own.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installPackage } from '../support/installed-package';

let folder: string;
let command: string;

beforeAll(() => {
  folder = installPackage('node-tests', ['msw', 'swr', 'react', 'zod', '@types/node', 'typescript']);
  command = join(folder, 'node_modules/@marlowe-eyewear/sandbox/bin.js');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('serves calls, the panel and the contract pages without any other package', async () => {
  // Node looks for packages beside the script; an empty folder has none.
  const empty = installPackage();
  const child = spawn(
    process.execPath,
    ['node_modules/@marlowe-eyewear/sandbox/bin.js', '--port', '0', '--data', 'memory'],
    { cwd: empty, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [output] = await once(child.stdout, 'data');
    const origin = /http:\/\/localhost:\d+/.exec(String(output))?.[0];
    const guest = await fetch(`${origin}/wcs/resources/store/10851/guestidentity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(guest.status).toBe(201);
    for (const page of ['/sandbox', '/sandbox/docs/'])
      expect((await fetch(`${origin}${page}`)).status, page).toBe(200);
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    rmSync(empty, { recursive: true, force: true });
  }
});

it('says in one sentence what is wrong with an option', () => {
  const { status, stderr } = spawnSync(process.execPath, [command, '--prot', '1'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe("Unknown option '--prot'; --help lists the options.\n");
});

it('runs the example of tests in Node', () => {
  const output = execFileSync(process.execPath, ['--test', '--test-reporter=tap'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(output).toContain('# pass 4');
  expect(output).toContain('# fail 0');
});

it('serves the panel of a test, which shows and changes its shopper', () => {
  writeFileSync(
    join(folder, 'panel.mjs'),
    `import { createNodeSandbox } from '@marlowe-eyewear/sandbox/node';
const sandbox = createNodeSandbox();
sandbox.as('ada.marsh@example.com');
const { url, close } = await sandbox.openPanel();
const status = async () => (await fetch(url + '/api/status')).json();
await fetch(url + '/api/scenario', {
  method: 'PUT',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'getContextData:systemError' }),
});
const { shopper, scenario } = await status();
const call = await fetch(new URL('/wcs/resources/store/10851/usercontext/@self/contextdata', url));
sandbox.reset();
console.log((await fetch(url)).status, shopper.userId, scenario, call.status, (await status()).shopper.kind);
await close();`,
  );
  const output = execFileSync(process.execPath, ['panel.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(output).toBe('200 510001 getContextData:systemError 500 anonymous\n');
});

it('has types for its entries and the clients, which the example fits', () => {
  writeFileSync(
    join(folder, 'types.ts'),
    `import { createNodeSandbox } from '@marlowe-eyewear/sandbox/node';
import { sandboxHandlers } from '@marlowe-eyewear/sandbox/browser';
import { addCartItem, useGetCart } from '@marlowe-eyewear/sandbox/generated/cart/cart';
import type { operations } from '@marlowe-eyewear/sandbox/generated/paths';
export const handlers = [...createNodeSandbox().handlers, ...sandboxHandlers({ origin: 'https://api.test' })];
export const hook: (storeId: '10851' | '10852') => unknown = useGetCart;
export type CartOperation = operations['getCart'];
// @ts-expect-error There is no such store.
void addCartItem('1', { orderItem: [] });
// @ts-expect-error There is no such option.
createNodeSandbox({ clock: 1 });
`,
  );
  for (const resolution of ['bundler', 'nodenext']) {
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/typescript-native/bin/tsc'),
        ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--lib', 'es2024,dom'],
        ...['--module', resolution === 'bundler' ? 'esnext' : 'nodenext'],
        ...['--moduleResolution', resolution, '--ignoreConfig', '--allowImportingTsExtensions'],
        ...['--types', 'node', 'types.ts', 'cart-count.test.ts'],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }
});

it('holds clients that Node runs', () => {
  const output = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { setupServer } from 'msw/node';
       import { createNodeSandbox } from '@marlowe-eyewear/sandbox/node';
       import { findProductsByCategory } from '@marlowe-eyewear/sandbox/generated/catalog/catalog';
       import '@marlowe-eyewear/sandbox/generated/catalog/catalog.zod';
       const server = setupServer(...createNodeSandbox().handlers);
       server.listen();
       const { catalogEntryView } = await findProductsByCategory('10851', '40001', { pageNumber: 1, pageSize: 3 });
       console.log(catalogEntryView.length);
       server.close();`,
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(output).toBe('3\n');
});
