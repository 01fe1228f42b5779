import { expect, type Page } from '@playwright/test';

/**
 * The shopper comes back to a tab, as often as it takes: reads that were made a few seconds ago are not made again.
 *
 * @param check what the tab has to show then.
 */
export async function comeBackTo(page: Page, check: () => Promise<void>): Promise<void> {
  await page.bringToFront();
  await expect(async () => {
    // Windows of this browser have no focus of their own to give and take.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await check();
  }).toPass();
}
