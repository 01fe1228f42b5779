import CDP from 'chrome-remote-interface';
import type { Cookies } from './phone.ts';
import { CPU_SLOWDOWN, NETWORK, VIEWPORT } from './phone.ts';

/** Port on which Chromium listens for {@link visitUninstrumented}. */
export const DEBUGGING_PORT = 9333;

interface VisitOptions {
  cookies: Cookies;
  /** Runs before the page's scripts. */
  initScript: string;
}

/** Visits a page on a slow phone, and returns what `readScript` resolves to once the network is idle. */
export function visitUninstrumented<Result>(
  url: string,
  { readScript, ...options }: VisitOptions & { readScript: string },
): Promise<Result> {
  return withUninstrumentedPage(options, async (page) => {
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const { frameId, loaderId } = await page.send('Page.navigate', { url });
    await new Promise<void>((resolve) => {
      page.on('Page.lifecycleEvent', (event) => {
        if (event.name === 'networkIdle' && event.frameId === frameId && event.loaderId === loaderId)
          resolve();
      });
    });
    return evaluate<Result>(page, readScript);
  });
}

/** The value of an expression in the page, or what its promise resolves to. */
export async function evaluate<Result>(page: CDP.Client, expression: string): Promise<Result> {
  const { result } = await page.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value as Result;
}

/**
 * Runs with a page of a new shopper on a slow phone.
 *
 * Playwright turns on the browser's runtime inspection for each page. The browser then records a full stack for each error
 * that is created, and parses React a second time for the five that React creates as it starts: half of the blocking time
 * that was measured. No shopper waits for that.
 */
export async function withUninstrumentedPage<Result>(
  { cookies, initScript }: VisitOptions,
  run: (page: CDP.Client) => Promise<Result>,
): Promise<Result> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port: DEBUGGING_PORT });
  const browser = await CDP({ target: webSocketDebuggerUrl });
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  try {
    await browser.send('Storage.setCookies', { cookies, browserContextId });
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const page = await CDP({ port: DEBUGGING_PORT, target: targetId });
    await page.send('Emulation.setDeviceMetricsOverride', {
      ...VIEWPORT,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.send('Security.setIgnoreCertificateErrors', { ignore: true });
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', NETWORK);
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
    const result = await run(page);
    await page.close();
    return result;
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
    await browser.close();
  }
}
