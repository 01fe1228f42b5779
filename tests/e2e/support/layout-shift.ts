import { expect, type Page } from '@playwright/test';

/** Invisible shifts: sub-pixel rounding after a font has loaded. */
const TOLERANCE = 0.001;

interface Shift {
  value: number;
  /** The elements that moved. */
  elements: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records layout shifts without recent input (Cumulative Layout Shift). Call it before the page loads. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const elements = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : `${node}`,
        );
        shifts.push({ value: entry.value, elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects no layout shift since the page started to load. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  // Shifts are reported one frame later.
  await page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(TOLERANCE);
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
