import { expect, type Page, type Request } from '@playwright/test';

/** Invisible shifts: sub-pixel rounding after a font has loaded. */
const TOLERANCE = 0.001;

interface Shift {
  value: number;
  /** True if Chromium attributes it to input, which it does for 500 ms. */
  hadRecentInput: boolean;
  /** The elements that moved. */
  elements: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Records layout shifts (Cumulative Layout Shift). Call it before the page loads. */
export async function watchLayoutShift(page: Page): Promise<void> {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const elements = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : `${node}`,
        );
        shifts.push({ value, hadRecentInput, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects no layout shift since the page started to load, other than by input. */
export async function expectNoLayoutShift(page: Page, tolerance = TOLERANCE): Promise<void> {
  await expectNoShift(page, (shift) => !shift.hadRecentInput, tolerance);
}

/**
 * Expects that the responses to an action move nothing. What the action itself moves at once is fine.
 *
 * @param release lets the responses through.
 * @param expectArrived expectations on the page with the responses.
 */
export async function expectNoLayoutShiftBy(
  page: Page,
  release: () => void,
  expectArrived: () => Promise<void>,
): Promise<void> {
  await waitForFrames(page);
  await page.evaluate(() => window.layoutShifts?.splice(0));
  release();
  await expectArrived();
  // However soon after the input: this machine may be fast.
  await expectNoShift(page, () => true, TOLERANCE);
}

/** Waits for all responses. The page has to show before that it is complete otherwise. */
export async function waitForResponses(page: Page): Promise<void> {
  await expect.poll(() => [...(pendingRequests.get(page) ?? [])].map((request) => request.url())).toEqual([]);
}

/** Waits until a frame is shown. Shifts are reported one frame later. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

async function expectNoShift(
  page: Page,
  counts: (shift: Shift) => boolean,
  tolerance: number,
): Promise<void> {
  await waitForFrames(page);
  const shifts = (await page.evaluate(() => window.layoutShifts ?? [])).filter(counts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(tolerance);
}

/** Scrolls down screen by screen, and waits for the images of each. */
export async function scrollToEnd(page: Page): Promise<void> {
  let last: number | undefined;
  for (;;) {
    const { top, end } = await page.evaluate(() => ({
      top: scrollY,
      end: document.documentElement.scrollHeight - innerHeight,
    }));
    if (top >= end - 1) return;
    if (top === last) throw new Error(`The page stays at ${top} of ${end} px.`);
    last = top;
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        })
        .every(({ complete }) => complete),
    );
  }
}
