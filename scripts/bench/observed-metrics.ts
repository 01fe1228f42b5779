import type { Locator, Page } from '@playwright/test';

export interface ObservedMetrics {
  /** First Contentful Paint, in milliseconds. */
  firstPaint: number;
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** Total Blocking Time: of each task over 50 ms, what exceeds it. */
  blocking: number;
  /** Time of hydration, in milliseconds; NaN for a page without scripts. */
  hydrated: number;
  /** The longest interaction: from input to the next paint, in milliseconds. */
  interaction: number;
}

declare global {
  interface Window {
    observedMetrics: ObservedMetrics;
    /** Called for each interaction that is reported. */
    onInteraction?: () => void;
    interactionReported: Promise<void>;
  }
}

/** After this time without a report, an interaction was shorter than what is reported. */
const REPORT_TIMEOUT_MS = 3000;

/** After scrolling to a control: images that came into view are decoded and painted, as when a shopper looks before tapping. */
const SETTLE_MS = 1000;

/** Shorter events are not reported. */
const MIN_EVENT_DURATION_MS = 16;

/** Call it before the page loads. */
export async function observeMetrics(page: Page): Promise<void> {
  await page.addInitScript(observe, MIN_EVENT_DURATION_MS);
}

/** Source of {@link observeMetrics}, and of {@link readMetrics}, for a page without Playwright. */
export const metricsScripts = {
  observe: `(${observe})(${MIN_EVENT_DURATION_MS})`,
  read: `(${read})()`,
};

/** Runs in the page, so it uses nothing from outside. */
function observe(durationThreshold: number): void {
  const metrics: ObservedMetrics = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    shift: 0,
    blocking: 0,
    hydrated: Number.NaN,
    interaction: 0,
  };
  window.observedMetrics = metrics;
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const report = (options: PerformanceObserverInit, onEntry: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry)).observe({
      buffered: true,
      ...options,
    });
  report({ type: 'paint' }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
  });
  report({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    metrics.largestPaint = startTime;
  });
  report({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) metrics.shift += value;
  });
  report({ type: 'longtask' }, ({ startTime, duration }) => {
    // Before the first paint there is nothing to block.
    if (startTime >= metrics.firstPaint) metrics.blocking += Math.max(0, duration - 50);
  });
  report(
    { type: 'event', durationThreshold } as PerformanceObserverInit,
    ({ name, duration, interactionId }) => {
      if (!interactionId) return;
      metrics.interaction = Math.max(metrics.interaction, duration);
      if (name === 'click') window.onInteraction?.();
    },
  );
  new MutationObserver(() => {
    if (document.documentElement.dataset.hydrated) metrics.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Waits a frame, because performance entries are reported after the frame they describe. */
export async function readMetrics(page: Page): Promise<ObservedMetrics> {
  return page.evaluate(read);
}

function read(): Promise<ObservedMetrics> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => resolve(window.observedMetrics))),
  );
}

/**
 * Taps the middle of a control and returns the longest event until the next paint, in milliseconds. Avoids Playwright's `tap`,
 * whose waiting would keep the page busy.
 */
export async function measureTap(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible.');
  await readMetrics(page);
  await page.evaluate((timeoutMs) => {
    window.observedMetrics.interaction = 0;
    window.interactionReported = new Promise((resolve) => {
      window.onInteraction = resolve;
      setTimeout(resolve, timeoutMs);
    });
  }, REPORT_TIMEOUT_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => window.interactionReported);
  return (await readMetrics(page)).interaction;
}
