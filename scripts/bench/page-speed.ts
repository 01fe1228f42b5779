import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../setup/find-chromium.mjs';

/** Odd, so that the median is a measured value. */
const RUNS = 5;
/** A mid-range phone on slow 4G, as in Lighthouse. */
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes per second. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Shorter events are not reported. */
const MIN_EVENT_DURATION_MS = 16;

export interface PageSpeed {
  /** First Contentful Paint, in milliseconds. */
  firstPaint: number;
  /** Largest Contentful Paint, in milliseconds. */
  largestPaint: number;
  /** Cumulative Layout Shift. */
  shift: number;
  requests: number;
  /** Transferred by all requests. */
  kibibytes: number;
}

export interface FacetSpeed {
  /** Interaction to Next Paint of the click, in milliseconds. */
  paint: number;
  /** Milliseconds from the click until the products have loaded. */
  products: number;
}

interface ObservedMetrics {
  largestPaint: number;
  shift: number;
  longestEvent: number;
}

/** Opens a page with an empty cache, several times, and returns the median of each metric. */
export async function measurePageSpeed(url: string): Promise<PageSpeed> {
  return medians(await repeat((page) => visit(page, url)));
}

/** Selects a shape facet on a listing, several times, and returns the median of each metric. */
export async function measureFacetSpeed(url: string): Promise<FacetSpeed> {
  return medians(
    await repeat(async (page) => {
      await visit(page, url);
      return clickFacet(page);
    }),
  );
}

async function visit(page: Page, url: string): Promise<PageSpeed> {
  const traffic = await recordTraffic(await page.context().newCDPSession(page));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { largestPaint, shift } = await readMetrics(page);
  return { firstPaint, largestPaint, shift, requests: traffic.requests, kibibytes: traffic.bytes / 1024 };
}

async function clickFacet(page: Page): Promise<FacetSpeed> {
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  const facet = page.locator('[role="dialog"] a[href*="FRAME_SHAPE:round"]');
  await facet.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.observedMetrics.longestEvent = 0;
    const products = document.querySelector('section[aria-busy]');
    window.facetApplied = new Promise((resolve) => {
      window.addEventListener('pointerdown', ({ timeStamp }) => {
        new MutationObserver(() => {
          if (products?.getAttribute('aria-busy') === 'false') resolve(performance.now() - timeStamp);
        }).observe(products as Element, { attributeFilter: ['aria-busy'] });
      });
    });
  });
  await facet.click();
  const products = await page.evaluate(() => window.facetApplied);
  return { products, paint: (await readMetrics(page)).longestEvent };
}

declare global {
  interface Window {
    observedMetrics: ObservedMetrics;
    /** Resolves to milliseconds since the click. */
    facetApplied: Promise<number>;
  }
}

/** Waits a frame, because performance entries are reported after the frame they describe. */
async function readMetrics(page: Page): Promise<ObservedMetrics> {
  return page.evaluate(
    () =>
      new Promise<ObservedMetrics>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(window.observedMetrics))),
      ),
  );
}

async function repeat<Metrics>(measure: (page: Page) => Promise<Metrics>): Promise<Metrics[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures: Metrics[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
      figures.push(await measure(await throttledPage(context)));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function throttledPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript((durationThreshold) => {
    const metrics: ObservedMetrics = { largestPaint: Number.NaN, shift: 0, longestEvent: 0 };
    window.observedMetrics = metrics;
    const observe = (options: PerformanceObserverInit, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
        buffered: true,
        ...options,
      });
    observe({ type: 'largest-contentful-paint' }, ({ startTime }) => {
      metrics.largestPaint = startTime;
    });
    observe({ type: 'layout-shift' }, (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) metrics.shift += value;
    });
    observe({ type: 'event', durationThreshold } as PerformanceObserverInit, ({ duration }) => {
      metrics.longestEvent = Math.max(metrics.longestEvent, duration);
    });
  }, MIN_EVENT_DURATION_MS);
  return page;
}

async function recordTraffic(session: CDPSession): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

function medians<Metrics extends object>(runs: Metrics[]): Metrics {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as (keyof Metrics)[];
  const median = (name: keyof Metrics) =>
    runs.map((run) => Number(run[name])).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Metrics;
}
