import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../../scripts/run/built-server';
import { cartLines, cartPath, cartTotal, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

let folder: string;
let server: BuiltServer;
/** Starts the storefront with the previous data and port. */
const start = async () => {
  const port = server ? new URL(server.origin).port : '0';
  server = await startBuiltServer('storefront', { SANDBOX_DATA: join(folder, 'sandbox.sqlite'), PORT: port });
};

// Each test starts its own servers.
test.slow();

// The base URL must be known before the page opens.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the parameter
  baseURL: async ({}, use) => {
    folder = mkdtempSync(join(tmpdir(), 'restart-'));
    await start();
    await use(server.origin);
    await server.kill();
    rmSync(folder, { recursive: true });
  },
});

for (const [how, end, tag] of [
  ['is killed', () => server.kill(), [DESKTOP_ONLY]],
  ['is stopped cleanly', () => server.stop(), [DESKTOP_ONLY, FULL_RUN_ONLY]],
] as const) {
  test(`a cart is still there after the server ${how}`, { tag: [...tag] }, async ({
    shopper,
    errorMonitor,
  }) => {
    const { page, main } = shopper;
    await fillCart(shopper);
    await shopper.open(cartPath(shopper));
    await main.getByRole('button', { name: 'One Polygon more' }).click();
    // 2 × 280.00. The page may revalidate the cart after the header shows its count.
    await expect(cartTotal(shopper)).toHaveText('$560.00');
    await expect(headerCount(shopper)).toContainText('2');

    await end();
    // All current and pending requests.
    errorMonitor.allow(/net::ERR_/);
    await main.getByRole('button', { name: 'One Polygon more' }).click();
    await expect(main.getByRole('alert')).toContainText('Your cart may be out of date');

    await start();
    await main.getByRole('button', { name: 'One Polygon more' }).click();
    // 3 × 280.00.
    await expect(cartTotal(shopper)).toHaveText('$840.00');
    await page.reload();
    await expect(cartLines(shopper)).toHaveCount(1);
    await expect(cartTotal(shopper)).toHaveText('$840.00');
  });
}
