import { expect, type Page } from '@playwright/test';

/**
 * Returns to a tab and repeats the focus event until the check passes, since recent queries are not revalidated.
 *
 * @param check expectations on the tab.
 */
export async function returnToTab(page: Page, check: () => Promise<void>): Promise<void> {
  await page.bringToFront();
  await expect(async () => {
    // Headless windows do not fire focus events.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await check();
  }).toPass();
}
