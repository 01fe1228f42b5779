import CDP from 'chrome-remote-interface';
import type { Cookies } from './phone.ts';
import { CPU_SLOWDOWN, NETWORK, VIEWPORT } from './phone.ts';

/** Where Chromium listens for {@link visitUninstrumented}. */
export const DEBUGGING_PORT = 9333;

/**
 * Visits a page as a new shopper on a slow phone, and returns what `readScript` resolves to once the network is idle.
 *
 * Playwright turns on the browser's runtime inspection for each page. The browser then records a full stack for each error
 * that is created, and parses React a second time for the five that React creates as it starts: half of the blocking time
 * that was measured. No shopper waits for that.
 *
 * @param initScript runs before the page's own scripts.
 */
export async function visitUninstrumented<Result>(
  url: string,
  { cookies, initScript, readScript }: { cookies: Cookies; initScript: string; readScript: string },
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
    await page.send('Page.setLifecycleEventsEnabled', { enabled: true });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: initScript });
    const { frameId, loaderId } = await page.send('Page.navigate', { url });
    await new Promise<void>((resolve) => {
      page.on('Page.lifecycleEvent', (event) => {
        if (event.name === 'networkIdle' && event.frameId === frameId && event.loaderId === loaderId)
          resolve();
      });
    });
    const { result } = await page.send('Runtime.evaluate', {
      expression: readScript,
      awaitPromise: true,
      returnByValue: true,
    });
    await page.close();
    return result.value as Result;
  } finally {
    await browser.send('Target.disposeBrowserContext', { browserContextId });
    await browser.close();
  }
}
