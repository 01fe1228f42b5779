import { setImmediate as nextTurn } from 'node:timers/promises';
import { testSandbox } from '@sandbox/testing/test-sandbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IS_FULL_RUN } from '../../../tests/support/full-run';
import { storefrontOver } from '../../../tests/support/test-storefront';

/** In milliseconds of the clock, however long the machine takes. */
const LIMIT_MS = 3000;

afterEach(() => void vi.useRealTimers());

const { sandbox } = testSandbox();

/** The response to a request for a page while the host has not responded to what matches; the code of the page is loaded. */
async function whileHanging(
  path: string,
  matches: (url: string) => boolean,
  cookie = 'WC_SESSION_ESTABLISHED=true',
) {
  const headers = { cookie };
  await (await storefrontOver(sandbox.fetch).app.request(path, { headers })).text();
  const { app } = storefrontOver((request) =>
    matches(request.url) ? new Promise<Response>(() => {}) : sandbox.fetch(request),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isThere = false;
  const pending = Promise.resolve(app.request(path, { headers })).finally(() => (isThere = true));
  for (let elapsed = 0; elapsed < LIMIT_MS && !isThere; elapsed += 100) {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    await vi.advanceTimersByTimeAsync(100);
  }
  // Code of what failed may still load. A wait for the host would be one for the clock of the test, which stands still.
  vi.useRealTimers();
  return pending;
}

/** Pages of the full run. */
const OTHER_PAGES: [string, number][] = IS_FULL_RUN
  ? [
      ['/lc-us/eyeglasses', 503],
      ['/lc-us/2017230701520', 503],
      ['/es-us/stores/8929', 503],
      ['/AjaxOrderItemDisplayView', 200],
      ['/lc-us/myAccount', 200],
      ['/lc-us/faq', 200],
    ]
  : [];

describe('while the host hangs, a page is there within three seconds', () => {
  it.each([
    ['/lc-us', 200],
    ['/fr-ca/search?q=polygon', 503],
    ['/lc-us/checkout', 200],
    ['/lc-us/Logoff', 200],
    ...OTHER_PAGES,
  ])('%s: %i', async (path, status) => {
    for (const cookie of ['', 'WC_SESSION_ESTABLISHED=true']) {
      const response = await whileHanging(path, () => true, cookie);
      expect(response.status).toBe(status);
      expect(await response.text()).toMatch(/<h1/);
    }
  });
});
