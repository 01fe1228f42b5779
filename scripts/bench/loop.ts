import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from '../setup/find-chromium.mjs';
import { launchBrowser } from './phone.ts';
import { untilReady } from './server-process.ts';

const PORT = 4025;
const STORE = `http://localhost:${PORT}`;
const LISTING = `${STORE}/lc-us/eyeglasses`;

/** Caches of Vite and Vitest, which a fresh clone does not have. */
const CACHES = ['.vite', '.vite-temp', '.vitest-cache', '.cache'].map((name) => `node_modules/${name}`);

type Row = [what: string, goal: string, result: string];

/**
 * Measures a developer's waiting times, in a clone of the last commit: the first page in development, edits until they show,
 * tests, types and generators. The clone has the packages of this folder, so that nothing is installed.
 */
export async function measureLoop(): Promise<string> {
  const clone = mkdtempSync(join(tmpdir(), 'loop-'));
  const browser = await launchBrowser();
  try {
    execFileSync('git', ['clone', '--quiet', '--local', '.', clone]);
    cpSync('node_modules', join(clone, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !CACHES.some((cache) => resolve(path) === resolve(cache)),
    });
    const rows = [...(await measureDevelopment(clone, browser)), ...measureCommands(clone)];
    return [
      '| | goal | seconds |',
      '| --- | --- | --- |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n');
  } finally {
    await browser.close();
    rmSync(clone, { recursive: true });
  }
}

async function measureDevelopment(clone: string, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, goal] of [
    ['`npm run dev` to the first page, fresh clone', '4 s'],
    ['the same, next start', '2 s'],
  ] as const) {
    const startedAt = performance.now();
    const server = await startDevelopment(clone);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await open(page, `${STORE}/lc-us`);
    rows.push([what, goal, `${since(startedAt)}, ${requests} requests`]);
    if (rows.length === 2) rows.push(...(await measurePages(page)), ...(await measureEdits(clone, page)));
    await page.close();
    await server.stop();
  }
  return rows;
}

async function startDevelopment(clone: string) {
  const child = spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(PORT), '--strictPort'], {
    cwd: clone,
    stdio: 'ignore',
    detached: true,
  });
  await untilReady(STORE, child);
  return {
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        // With the processes that npm has started.
        if (child.pid) process.kill(-child.pid);
      }),
  };
}

async function measurePages(page: Page): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of [
    ['reload of home', '/lc-us'],
    ['listing, the second time', '/lc-us/eyeglasses'],
    ['product, the second time', '/lc-us/2017230701520'],
  ] as const) {
    await open(page, STORE + path);
    const startedAt = performance.now();
    await open(page, STORE + path);
    rows.push([what, '1.5 s', since(startedAt)]);
  }
  return rows;
}

/** Until the page shows it, and whether the page is still the same. */
async function measureEdits(clone: string, page: Page): Promise<Row[]> {
  await open(page, LISTING);
  // What is deferred loads after the heading.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const edits = [
    {
      what: 'component edited',
      goal: '0.3 s, state kept',
      file: 'src/features/product-card/components/product-card.tsx',
      from: '<article\n',
      to: '<article\n      data-edited="component"\n',
      shown: '[data-edited="component"]',
    },
    {
      what: 'serializer of the sandbox edited',
      goal: '0.5 s, state kept',
      file: 'sandbox/serializers/search/search-response.ts',
      from: 'manufacturer: item.manufacturer,',
      to: "manufacturer: item.manufacturer + ' edited',",
      shown: 'article:has-text(" edited")',
    },
  ];
  const rows: Row[] = [];
  for (const { what, goal, file, from, to, shown } of edits) {
    const path = join(clone, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} no longer has ${from}`);
    const startedAt = performance.now();
    writeFileSync(path, source.replace(from, to));
    await page.locator(shown).first().waitFor({ timeout: 60_000 });
    const isSame = await page.evaluate(() => 'isSamePage' in window);
    rows.push([what, goal, `${since(startedAt)}, state ${isSame ? 'kept' : 'lost'}`]);
  }
  const saved = '`openapi/*.yaml` saved in `npm run dev`';
  rows.push([`${saved}, the first time`, '', await contractEdit(clone, page, 'Saved items')]);
  rows.push([`${saved}, again`, '3 s', await contractEdit(clone, page, 'All saved items')]);
  return rows;
}

/** Until the code is generated, whose reload in the page takes no longer than that of a component. */
async function contractEdit(clone: string, page: Page, summary: string): Promise<string> {
  const path = join(clone, 'openapi/wishlist.yaml');
  const generated = join(clone, 'generated/contract.json');
  const source = readFileSync(path, 'utf8');
  const startedAt = performance.now();
  writeFileSync(path, source.replace(/^( {6}summary: ).*, newest first$/m, `$1${summary}, newest first`));
  while (!readFileSync(generated, 'utf8').includes(`${summary}, newest first`)) await page.waitForTimeout(20);
  return since(startedAt);
}

function measureCommands(clone: string): Row[] {
  const changed = 'src/domain/money/cents.ts';
  const commands: [what: string, goal: string, command: string][] = [
    ['`npm run generate`, nothing changed', '1 s', 'npm run --silent generate'],
    ['one file of rules', '2.5 s', 'npx vitest run src/domain/money'],
    ['one file of components', '2.5 s', 'npx vitest run src/features/cart/components/added-notes.test.tsx'],
    ['tests of one feature', '10 s', 'npx vitest run src/features/cart'],
    ['`npm run types`', '8 s', 'npm run --silent types'],
    ['`npm run test:changed` after an edit', '20 s', `echo >> ${changed}; npm run --silent test:changed`],
  ];
  return commands.map(([what, goal, command]) => {
    // The first time fills the caches.
    run(clone, command);
    const startedAt = performance.now();
    const { status } = run(clone, command);
    return [`${what}, again`, goal, status === 0 ? since(startedAt) : `failed: ${command}`];
  });
}

function run(clone: string, command: string): SpawnSyncReturns<Buffer> {
  return spawnSync(command, {
    cwd: clone,
    shell: true,
    stdio: 'ignore',
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
  });
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').first().waitFor({ timeout: 120_000 });
}

function since(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
