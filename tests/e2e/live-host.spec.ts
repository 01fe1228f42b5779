import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../../scripts/run/built-server';
import { cartLines, cartTotal, headerCount } from './support/cart-steps';
import type { ErrorMonitor } from './support/error-monitor';
import { expect, test } from './support/fixtures';
import { chooseLenses, openLensPanel } from './support/lens-steps';
import { goToEyeglasses } from './support/navigation-steps';
import { POLYGON, POLYGON_AMOUNTS } from './support/polygon';
import { inScenario } from './support/scenarios';
import type { Shopper } from './support/shopper';
import { openStableAddress, type StableAddress } from './support/stable-address';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

let commerceApi: BuiltServer;
let address: StableAddress;
/** Data file of a sandbox that must not exist. */
let unused: string;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the parameter
  baseURL: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'live-host-'));
    unused = join(folder, 'unused.sqlite');
    commerceApi = await startBuiltServer('sandbox', { SANDBOX_DATA: join(folder, 'platform.sqlite') });
    address = await openStableAddress();
    address.leadTo(commerceApi.origin);
    const storefront = await startBuiltServer('storefront', {
      WCS_ORIGIN: address.origin,
      SANDBOX_DATA: unused,
      // This machine may be busy.
      MAX_DELAY_MS: '60000',
    });
    await use(storefront.origin);
    await Promise.all([storefront.stop(), commerceApi.stop()]);
    address.close();
    rmSync(folder, { recursive: true });
  },
});

test('with a live host the storefront works without the sandbox, and says when the host is unavailable', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ shopper, errorMonitor }) => {
  const { page, main } = shopper;
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  // Scenarios exist only in the sandbox; the parameter has no effect here.
  await shopper.open(inScenario('/lc-us', 'catalog-unavailable'));
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('sandbox_scenario');
  await goToEyeglasses(shopper);
  await main.getByRole('link', { name: POLYGON.name, exact: true }).click();
  const panel = await openLensPanel(shopper);
  await chooseLenses(shopper, panel);
  await panel.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await expect(cartLines(shopper)).toHaveCount(1);
  await expect(cartTotal(shopper)).toHaveText(POLYGON_AMOUNTS['lc-us'].pair);
  await expect(headerCount(shopper)).toContainText('1');

  for (const path of [
    '/sandbox',
    '/sandbox/',
    '/sandbox/docs/',
    '/sandbox/docs/renderer.js',
    '/contract-findings',
  ])
    expect((await page.request.get(path)).status(), path).toBe(404);
  // From the server again: a browser forgets the responses of a page that was left.
  const scriptTexts = await Promise.all(
    [...scripts].map(async (url) => (await page.request.get(url)).text()),
  );
  expect(scriptTexts.length).toBeGreaterThan(5);
  expect(scriptTexts.filter((text) => /sandbox/i.test(text))).toEqual([]);
  expect(existsSync(unused)).toBe(false);
  await checkUnavailableHost(shopper, errorMonitor);
});

async function checkUnavailableHost(shopper: Shopper, errorMonitor: ErrorMonitor): Promise<void> {
  const { page, main } = shopper;
  await shopper.open('/lc-us');
  address.leadTo(undefined);
  await commerceApi.stop();
  errorMonitor.allow(/502.*\/(search|wcs|vto|assets)\/|503.*\/sunglasses/);
  // The server has an older copy of these.
  await goToEyeglasses(shopper);
  await expect(main.getByRole('article')).toHaveCount(24);
  const response = await page.goto('/lc-us/sunglasses');
  expect(response?.status()).toBe(503);
  await expect(main.getByText('The products did not load')).toBeVisible();

  commerceApi = await startBuiltServer('sandbox', { SANDBOX_DATA: unused.replace('unused', 'platform') });
  address.leadTo(commerceApi.origin);
  // Its first response may take longer than the storefront waits.
  const products = '/search/resources/store/10851/productview/byCategory/40001?catalogId=10101&langId=-1';
  await expect.poll(async () => (await page.request.get(products)).status()).toBe(200);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article')).toHaveCount(24);
}
