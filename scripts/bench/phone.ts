import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../setup/find-chromium.mjs';

/** A mid-range phone, as in Lighthouse. */
export const VIEWPORT = { width: 390, height: 844 };
/** Times. A slow machine measures a mid-range phone with less: `SLOWDOWN=2 npm run bench`. */
export const CPU_SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
/** Slow 4G. */
export const NETWORK = {
  offline: false,
  /** Milliseconds. */
  latency: 150,
  /** Bytes per second. */
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** @param flags further command-line flags. */
export function launchBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', ...flags],
  });
}

export function openContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: VIEWPORT, hasTouch: true, isMobile: true, ignoreHTTPSErrors: true });
}

/** Runs with a page of a new visitor on a slow phone. */
export async function withPhone<Result>(
  browser: Browser,
  { cookies, slowNetwork }: { cookies: Cookies; slowNetwork: boolean },
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await openContext(browser);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await run(page);
  } finally {
    await context.close();
  }
}
