import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type CDP from 'chrome-remote-interface';
import { medians } from './median.ts';
import type { Cookies } from './phone.ts';
import { type Frame, fillCart } from './store-data.ts';
import { CONTROLS, type Control } from './tap-controls.ts';
import { TAP_KEY, type TapTimes, tapProbe } from './tap-probe.ts';
import { evaluate, withUninstrumentedPage } from './uninstrumented-visit.ts';

/** Odd, so that the median is a measured value. */
const RUNS = Number(process.env.RUNS ?? 7);
/** `CONTROLS=heart,lenses` takes only these. */
const CHOSEN = process.env.CONTROLS?.split(',');
/** Time that the shopper looks at the page before the tap, in milliseconds after DOM ready. */
const RESTS = { early: 0, rested: 4000 };
/** A tap without a result by then is lost. */
const LOST_MS = 15_000;
/** Without a request for so long, the page is at rest. */
const QUIET_MS = 1000;
const POLL_MS = 100;

interface TapFigures {
  /** From the tap to the first frame that shows that something happens, in milliseconds. */
  sign: number;
  /** From the tap to the first frame that shows the result. */
  result: number;
  /** JavaScript from the tap until rest. */
  files: number;
  bytes: number;
  /** JavaScript before the tap. */
  filesBefore: number;
  bytesBefore: number;
}

type Outcome = TapFigures | 'lost' | 'doubled';

export interface TapRow {
  name: string;
  early: Outcome[];
  rested: Outcome[];
}

/** Taps each control right after DOM ready and after a rest, as a new visitor each time; in turns on each of the origins. */
export async function measureTaps(browser: Browser, origins: string[], frame: Frame): Promise<TapRow[][]> {
  const controls = CONTROLS.filter(({ name }) => !CHOSEN || CHOSEN.includes(name));
  const tables = origins.map(() => controls.map(({ name }): TapRow => ({ name, early: [], rested: [] })));
  for (let run = 0; run < RUNS; run++)
    for (const [index, control] of controls.entries())
      for (const [build, origin] of origins.entries()) {
        const visit = (rest: number) => visitPage(browser, origin, frame, control, rest);
        const row = tables[build]?.[index];
        if (!control.isBack) row?.early.push(await visit(RESTS.early));
        row?.rested.push(await visit(RESTS.rested));
      }
  return tables;
}

async function visitPage(
  browser: Browser,
  origin: string,
  { uniqueID, partNumber }: Frame,
  control: Control,
  restMs: number,
): Promise<Outcome> {
  const paths = {
    listing: '/lc-us/eyeglasses',
    product: `/lc-us/${partNumber}`,
    cart: '/AjaxOrderItemDisplayView?storeId=10851&catalogId=10101&langId=-1',
  };
  const cookies: Cookies = control.page === 'cart' ? await fillCart(browser, origin, uniqueID) : [];
  return withUninstrumentedPage({ cookies, initScript: tapProbe(control.isShown) }, async (page) => {
    const traffic = watchTraffic(page);
    await page.send('Page.navigate', { url: origin + paths[control.page] });
    await page.Page.domContentEventFired();
    await wait(restMs);
    if (control.isBack) {
      await tap(page, control);
      await wait(RESTS.rested);
    }
    const before = traffic.scripts();
    await evaluate(page, `sessionStorage.setItem('${TAP_KEY}-armed', 'true')`);
    if (control.isBack) await evaluate(page, '(startTap(), history.back())');
    else await tap(page, control);
    const { tapped = Number.NaN, sign, result } = await untilResult(page);
    await traffic.untilQuiet();
    if (traffic.hasDoubled()) return 'doubled';
    if (result === undefined || sign === undefined) return 'lost';
    const after = traffic.scripts();
    return {
      sign: sign - tapped,
      result: result - tapped,
      files: after.files - before.files,
      bytes: after.bytes - before.bytes,
      filesBefore: before.files,
      bytesBefore: before.bytes,
    };
  });
}

/** Brings the control into view and taps it, or chooses the option: the list of a select belongs to no page. */
async function tap(page: CDP.Client, { find, option }: Control): Promise<void> {
  if (option !== undefined) {
    await evaluate(
      page,
      `(select => { select.value = '${option}'; select.dispatchEvent(new Event('change', { bubbles: true })); })((${find})())`,
    );
    return;
  }
  const point = await evaluate<{ x: number; y: number } | undefined>(
    page,
    `(control => {
      const isClear = ({ top, bottom }) => top > 100 && bottom < innerHeight - 20;
      // A sticky element is only in its place after further steps.
      for (let step = 0; step < 10 && !isClear(control.getBoundingClientRect()); step++)
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2 };
    })((${find})())`,
  );
  if (!point) throw new Error(`The control is missing: ${find}`);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function untilResult(page: CDP.Client): Promise<TapTimes> {
  const deadline = Date.now() + LOST_MS;
  let times: TapTimes = {};
  while (times.result === undefined && Date.now() < deadline) {
    await wait(POLL_MS);
    // Between two documents there is nothing to read.
    times = JSON.parse(
      (await evaluate<string | undefined>(page, `sessionStorage.getItem('${TAP_KEY}')`)) ?? '{}',
    );
  }
  return times;
}

/** The scripts that a page loads, and its changes. */
function watchTraffic(page: CDP.Client) {
  const urls = new Map<string, string>();
  const scripts = new Map<string, number>();
  const changes = new Map<string, number>();
  let lastRequest = Date.now();
  page.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastRequest = Date.now();
    urls.set(requestId, request.url);
    if (request.method === 'GET') return;
    const change = `${request.method} ${request.url} ${request.postData}`;
    changes.set(change, (changes.get(change) ?? 0) + 1);
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastRequest = Date.now();
    const url = urls.get(requestId) ?? '';
    if (url.endsWith('.js') && encodedDataLength > 0) scripts.set(url, encodedDataLength);
  });
  return {
    scripts: () => ({
      files: scripts.size,
      bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
    }),
    hasDoubled: () => [...changes.values()].some((count) => count > 1),
    untilQuiet: async () => {
      while (Date.now() - lastRequest < QUIET_MS) await wait(POLL_MS);
    },
  };
}

/** One line of Markdown for each control. */
export function tapTable(rows: TapRow[]): string {
  const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0));
  const scripts = (files: number, bytes: number) =>
    Number.isNaN(files) ? '–' : `${files}, ${(bytes / 1024).toFixed(0)}`;
  const row = ({ name, early, rested }: TapRow) => {
    const [soon, later] = [early, rested].map(figuresOf) as [TapFigures, TapFigures];
    const all = [...early, ...rested];
    return [
      name,
      `${ms(soon.sign)} / ${ms(soon.result)}`,
      `${ms(later.sign)} / ${ms(later.result)}`,
      scripts(soon.files, soon.bytes),
      scripts(later.files, later.bytes),
      scripts(later.filesBefore, later.bytesBefore),
      `${all.filter((outcome) => outcome === 'lost').length} / ${all.filter((outcome) => outcome === 'doubled').length} of ${all.length}`,
    ].join(' | ');
  };
  return [
    '| tap | early: sign / result, ms | rested: sign / result, ms | scripts after it, early: files, KiB | rested | before it, rested | lost / doubled |',
    '|---|---|---|---|---|---|---|',
    ...rows.map((tapRow) => `| ${row(tapRow)} |`),
  ].join('\n');
}

const NOTHING: TapFigures = {
  sign: Number.NaN,
  result: Number.NaN,
  files: Number.NaN,
  bytes: Number.NaN,
  filesBefore: Number.NaN,
  bytesBefore: Number.NaN,
};

/** The medians of the taps that took effect once. */
function figuresOf(outcomes: Outcome[]): TapFigures {
  const figures = outcomes.filter((outcome) => typeof outcome === 'object');
  return figures.length > 0 ? medians(figures) : NOTHING;
}
