import { setupWorker } from 'msw/browser';
import { sandboxHandlers } from './browser-handlers';

/** Starts the sandbox in the browser, behind a service worker. Rejects where the browser has none, or does not start it. */
export async function startBrowserSandbox(): Promise<void> {
  // MSW would then answer calls within the page, but no picture.
  if (!('serviceWorker' in navigator)) throw new Error('There are no service workers here.');
  await setupWorker(...sandboxHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
