import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { buildIfNeeded } from '../run/build.ts';
import { measureFaces } from './faces/faces.ts';
import { facesTable } from './faces/faces-table.ts';
import { startFront } from './http2-front.ts';
import { installTools } from './install-tools.ts';
import { interactionTable, measureInteractions } from './interactions.ts';
import { lensPanelTable, measureLensPanel } from './lens-panel.ts';
import { mapTable, measureMap } from './map.ts';
import { measurePaint, paintTable } from './paint.ts';
import { launchBrowser } from './phone.ts';
import { measureRendering } from './rendering.ts';
import { compareWithPrism, measurePages } from './requests.ts';
import { type ServerOptions, startServer } from './server-process.ts';
import { type Frame, fillCart, firstFrame } from './store-data.ts';
import { measureTaps, tapTable } from './taps.ts';
import { DEBUGGING_PORT } from './uninstrumented-visit.ts';

const DATA = '.cache/bench.sqlite';
const BROWSER_SECTIONS = ['paint', 'taps', 'interactions', 'lens-panel', 'map'];
/** Sections that take the built store. */
const STORE_SECTIONS = ['requests', 'rendering', ...BROWSER_SECTIONS];
const SECTIONS = [...STORE_SECTIONS, 'faces', 'contract', 'reset', 'abuse', 'loop'];

/** `npm run bench` measures everything; `npm run bench -- paint interactions` only these. */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !SECTIONS.includes(name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${SECTIONS.join(', ')}`);
/** Another checkout with a build, which taps and rendering are measured on, too: `BASE=../before npm run bench -- taps`. */
const BASE = process.env.BASE;
const measures = (name: string) => chosen.length === 0 || chosen.includes(name);

if (STORE_SECTIONS.some(measures)) await measureStore();
if (measures('faces')) {
  console.log('\nRendered heads of known geometry, one picture each');
  console.log(facesTable(await measureFaces()));
}
if (measures('contract')) {
  // The checker and the sandbox run from their sources.
  await import('../contract/resolve-aliases.ts');
  const { measureChecker } = await import('../contract/mutation/measure-checker.ts');
  await measureChecker(installTools());
}
if (measures('reset')) {
  await import('../contract/resolve-aliases.ts');
  const { measureReset } = await import('./reset.ts');
  console.log(await measureReset());
}
if (measures('abuse')) {
  await buildIfNeeded();
  await import('../contract/resolve-aliases.ts');
  const { measureAbuse } = await import('./abuse/abuse.ts');
  if (!(await measureAbuse('.cache/abuse.sqlite'))) process.exitCode = 1;
}
if (measures('loop')) {
  const { measureLoop } = await import('./loop.ts');
  console.log('\nWhat a developer waits for');
  console.log(await measureLoop());
}

async function measureStore(): Promise<void> {
  await buildIfNeeded();
  for (const suffix of ['', '-wal', '-shm']) rmSync(DATA + suffix, { force: true });
  const tools = measures('requests') ? installTools() : undefined;
  if (tools) await compareWithPrism(tools, DATA);
  if (measures('rendering')) {
    console.log('\nProcessor time of a page, ms');
    console.log(await measureRendering(BASE ? ['.', BASE] : ['.'], DATA));
  }
  if (!measures('requests') && !BROWSER_SECTIONS.some(measures)) return;
  const storefront = await startServer({ ...storefrontOf('.'), port: 4023 });
  try {
    if (tools) await measurePages(tools, storefront);
    if (BROWSER_SECTIONS.some(measures)) await measureInBrowser(storefront.origin);
  } finally {
    await storefront.stop();
  }
}

async function measureInBrowser(origin: string): Promise<void> {
  const front = await startFront(origin);
  const browser = await launchBrowser(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    const { uniqueID, partNumber } = await firstFrame(origin);
    if (measures('paint')) {
      const cartCookies = await fillCart(browser, front.page, uniqueID);
      const pages = [
        { name: 'home', path: '/lc-us', cookies: [] },
        { name: 'listing', path: '/lc-us/eyeglasses', cookies: [] },
        { name: 'product', path: `/lc-us/${partNumber}`, cookies: [] },
        {
          name: 'cart',
          path: '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1',
          cookies: cartCookies,
        },
      ];
      console.log(
        '\nFirst visit of a slow phone: the page, and the floor, which is the page without scripts',
      );
      console.log(paintTable(await measurePaint(front, pages)));
    }
    if (measures('taps')) await measureTapsInTurns(browser, front.page, { uniqueID, partNumber });
    if (measures('interactions')) {
      console.log('\nInteractions on a slow processor');
      console.log(interactionTable(await measureInteractions(browser, front.page, partNumber)));
    }
    if (measures('lens-panel')) {
      console.log('\nThe steps of the lens panel on a slow processor');
      console.log(lensPanelTable(await measureLensPanel(browser, front.page, partNumber)));
    }
    if (measures('map')) {
      console.log('\nThe map of the store finder, on a desktop');
      console.log(mapTable(await measureMap(browser, front.page)));
    }
  } finally {
    await browser.close();
    front.stop();
  }
}

async function measureTapsInTurns(browser: Browser, page: string, frame: Frame): Promise<void> {
  const base = BASE === undefined ? undefined : await startServer({ ...storefrontOf(BASE), port: 4024 });
  const baseFront = base && (await startFront(base.origin));
  try {
    const tables = await measureTaps(browser, baseFront ? [page, baseFront.page] : [page], frame);
    for (const [index, table] of tables.entries()) {
      console.log(`\nFrom a tap to its result on a slow phone${index > 0 ? `, ${BASE}` : ''}`);
      console.log(tapTable(table));
    }
  } finally {
    baseFront?.stop();
    await base?.stop();
  }
}

/** The built storefront of a checkout. */
function storefrontOf(folder: string): Omit<ServerOptions, 'port'> {
  return {
    command: 'node',
    args: ['dist/server/storefront.js'],
    folder,
    environment: { SANDBOX_DATA: DATA },
    readyPath: '/lc-us',
  };
}
