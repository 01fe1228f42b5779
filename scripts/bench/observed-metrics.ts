import type { Page } from '@playwright/test';

export interface ObservedMetrics {
  /** First Contentful Paint, in milliseconds. */
  firstPaint: number;
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** Total Blocking Time: of each task over 50 ms, what exceeds it. */
  blocking: number;
  /** When the page was hydrated, in milliseconds; NaN for a page without scripts. */
  hydrated: number;
  /** The longest interaction: from input to the next paint, in milliseconds. */
  interaction: number;
}

declare global {
  interface Window {
    observedMetrics: ObservedMetrics;
  }
}

/** Shorter events are not reported. */
const MIN_EVENT_DURATION_MS = 16;

/** Call it before the page loads. */
export async function observeMetrics(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
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
    const observe = (options: PerformanceObserverInit, onEntry: (entry: Entry) => void) =>
      new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry)).observe({
        buffered: true,
        ...options,
      });
    observe({ type: 'paint' }, ({ name, startTime }) => {
      if (name === 'first-contentful-paint') metrics.firstPaint = startTime;
    });
    observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
      metrics.largestPaint = startTime;
    });
    observe({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
      if (!hadRecentInput) metrics.shift += value;
    });
    observe({ type: 'longtask' }, ({ startTime, duration }) => {
      // Before the first paint there is nothing to block.
      if (startTime >= metrics.firstPaint) metrics.blocking += Math.max(0, duration - 50);
    });
    observe(
      { type: 'event', durationThreshold } as PerformanceObserverInit,
      ({ duration, interactionId }) => {
        if (interactionId) metrics.interaction = Math.max(metrics.interaction, duration);
      },
    );
    new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated) metrics.hydrated ||= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  }, MIN_EVENT_DURATION_MS);
}

/** Waits a frame, because performance entries are reported after the frame they describe. */
export async function readMetrics(page: Page): Promise<ObservedMetrics> {
  return page.evaluate(
    () =>
      new Promise<ObservedMetrics>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(window.observedMetrics))),
      ),
  );
}
