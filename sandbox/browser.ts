import { setupWorker } from 'msw/browser';
import { sandboxHandlers } from './browser-handlers';

/** Starts the sandbox in the browser, behind a service worker. */
export async function startBrowserSandbox(): Promise<void> {
  await setupWorker(...sandboxHandlers()).start({ quiet: true, onUnhandledFrame: 'bypass' });
}
