import type { Browser, Page } from '@playwright/test';

/** A desktop window: list and map side by side. */
const VIEWPORT = { width: 1440, height: 900 };
/** Every store of the US, from its middle; without the pop-up for new shoppers. */
const PATH = '/lc-us/store-locator?location=Kansas+City&scenario=stores-everywhere&promo=eaccess';
/** Mouse positions of a drag; some 60 in a second. */
const DRAG_STEPS = 40;
const STEP_MS = 16;
/** Zooms from the country to single stores, and back. */
const ZOOM_STEPS = 6;
const SETTLE_MS = 700;

export interface MapFigures {
  name: string;
  /** Longest task of the main thread, in milliseconds of processor time. */
  task: number;
  /** Between two frames, in milliseconds: the middle one, and the one that 95 of 100 stay below. */
  frame: number;
  slowFrame: number;
}

/** Pans and zooms the map of the store finder with every store of the US on it. On the processor as it is. */
export async function measureMap(
  browser: Browser,
  origin: string,
): Promise<{ stores: number; figures: MapFigures[] }> {
  const context = await browser.newContext({ viewport: VIEWPORT, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    await page.goto(origin + PATH);
    await page.waitForLoadState('networkidle');
    const stores = await loadEveryStore(page);
    const map = page.getByRole('region', { name: 'Map of stores' });
    await map.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    const figures: MapFigures[] = [];
    const measure = async (name: string, run: () => Promise<void>) => {
      figures.push({ name, ...(await measureGesture(browser, page, run)) });
    };
    const zoom = async (name: 'Zoom in' | 'Zoom out', times: number) => {
      for (let step = 0; step < times; step++) {
        await map.getByRole('button', { name }).click();
        await page.waitForTimeout(SETTLE_MS);
      }
    };
    await measure('pan over the country', () => drag(page));
    await measure('zoom in, six levels', () => zoom('Zoom in', ZOOM_STEPS));
    await measure('pan over a city', () => drag(page));
    await measure('zoom out, six levels', () => zoom('Zoom out', ZOOM_STEPS));
    return { stores, figures };
  } finally {
    await context.close();
  }
}

/** Loads page after page of the list. @returns how many stores there are */
async function loadEveryStore(page: Page): Promise<number> {
  // The announcement has the same text, outside.
  const progress = page.getByRole('main').getByText(/^\d+ of \d+ stores$/);
  for (;;) {
    const [shown = 0, total = 0] = ((await progress.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
    if (shown >= total) return shown;
    await page.getByRole('button', { name: 'See more' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('article').length > count, shown);
  }
}

/** Drags the map to and fro with the mouse. */
async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('region', { name: 'Map of stores' }).boundingBox();
  if (!box) throw new Error('The map is not visible.');
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  // Avoids the marker that the map has in the middle.
  await page.mouse.move(middleX, middleY + 60);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step++) {
    const angle = (step / DRAG_STEPS) * 2 * Math.PI;
    await page.mouse.move(middleX + Math.sin(angle) * 300, middleY + 60 + Math.sin(angle * 2) * 120);
    await page.waitForTimeout(STEP_MS);
  }
  await page.mouse.up();
  await page.waitForTimeout(SETTLE_MS);
}

async function measureGesture(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<Omit<MapFigures, 'name'>> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const next = (time: number) => {
      times.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const task = await traceMainThread(browser, page, run);
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const frames = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? 0))
    .sort((a, b) => a - b);
  const at = (share: number) => frames[Math.floor(frames.length * share)] ?? Number.NaN;
  return { task, frame: at(0.5), slowFrame: at(0.95) };
}

/** One line of Markdown for each gesture. */
export function mapTable({ stores, figures }: { stores: number; figures: MapFigures[] }): string {
  return [
    `| the map with ${stores} stores | longest task, ms | frame, ms | 95 % of frames, ms |`,
    '|---|---|---|---|',
    ...figures.map(
      ({ name, task, frame, slowFrame }) =>
        `| ${name} | ${task.toFixed(0)} | ${frame.toFixed(0)} | ${slowFrame.toFixed(0)} |`,
    ),
  ].join('\n');
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

/** Tasks of the main thread; entries of the `longtask` type begin at 50 ms only. */
const TASK = 'RunTask';
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];

/**
 * The longest task of a page's main thread while something runs, in milliseconds of processor time: on a busy machine a task
 * waits for the processor, too.
 */
async function traceMainThread(browser: Browser, page: Page, run: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const durations = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith(TASK) && mainThreads.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (durations.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...durations);
}
