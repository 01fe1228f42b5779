import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../../scripts/run/built-server';
import { cartLines, cartPath, cartTotal, fillCart, headerCount } from './support/cart-steps';
import { expect, test } from './support/fixtures';
import { openStableAddress, type StableAddress } from './support/stable-address';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

let folder: string;
let address: StableAddress;
let server: BuiltServer;
/** Starts the storefront with the previous data and URL. */
const start = async () => {
  server = await startBuiltServer('storefront', { SANDBOX_DATA: join(folder, 'sandbox.sqlite') });
  address.leadTo(server.origin);
};
const end = async (how: 'kill' | 'stop') => {
  address.leadTo(undefined);
  await server[how]();
};

// The base URL must be known before the page opens.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the parameter
  baseURL: async ({}, use) => {
    folder = mkdtempSync(join(tmpdir(), 'restart-'));
    address = await openStableAddress();
    await start();
    await use(address.origin);
    await server.kill();
    address.close();
    rmSync(folder, { recursive: true });
  },
});

for (const [title, how] of [
  ['is killed', 'kill'],
  ['is stopped cleanly', 'stop'],
] as const) {
  test(`a cart is still there after the server ${title}`, { tag: [DESKTOP_ONLY, FULL_RUN_ONLY] }, async ({
    shopper,
    errorMonitor,
  }) => {
    const { page, main } = shopper;
    await fillCart(shopper);
    await shopper.open(cartPath(shopper));
    await main.getByRole('button', { name: 'One Polygon more' }).click();
    // 2 × 280.00. The page may revalidate the cart after the header shows the number of items.
    await expect(cartTotal(shopper)).toHaveText('$560.00');
    await expect(headerCount(shopper)).toContainText('2');

    await end(how);
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
