import { expect, type Page } from '@playwright/test';

/**
 * Returns to a tab, and repeats the focus event until the tab has been updated: recent queries are not revalidated.
 *
 * @param read what the tab shows now.
 */
export async function returnToTab<T>(page: Page, read: () => Promise<T>, updated: T): Promise<void> {
  await page.bringToFront();
  await expect
    .poll(async () => {
      // Headless windows do not fire focus events.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return read();
    })
    .toEqual(updated);
}
