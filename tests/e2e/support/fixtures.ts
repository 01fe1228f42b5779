import { test as base, expect, type Page } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { type ErrorMonitor, monitorErrors } from './error-monitor';
import { CPU_SLOWDOWN } from './limits';
import { type Shopper, shopperOn } from './shopper';
import { assignedLocale, assignedSize, SIZES, type Size } from './variants';

/** Options that a project or a test may fix; otherwise each test has a locale and size (`variants.ts`). */
export interface VariantOptions {
  /** Locale of the store. Playwright's `locale` is the browser's language. */
  storeLocale: LocaleCode;
  size: Size;
}

interface Fixtures {
  /** True if the shopper already has the promotion code, so that the pop-up stays hidden. */
  promoClaimed: boolean;
  errorMonitor: ErrorMonitor;
  shopper: Shopper;
}

/** Playwright's test with a shopper; fails on every browser error that is not allowed. */
export const test = base.extend<Fixtures & VariantOptions>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixture names from the parameter
  size: [async ({}, use, testInfo) => use(assignedSize(testInfo)), { option: true }],
  storeLocale: [async ({ size }, use, testInfo) => use(assignedLocale(testInfo, size)), { option: true }],
  viewport: async ({ size }, use) => use(SIZES[size].viewport),
  hasTouch: async ({ size }, use) => use(SIZES[size].hasTouch),
  isMobile: async ({ size }, use) => use(SIZES[size].isMobile),
  promoClaimed: [true, { option: true }],
  context: async ({ context, baseURL, promoClaimed }, use) => {
    if (promoClaimed) {
      const url = `${baseURL}/`;
      await context.addCookies([
        { name: 'promo', value: 'valid', url },
        { name: 'accepted', value: 'valid', url },
      ]);
    }
    if (CPU_SLOWDOWN > 1) context.on('page', (page) => slowDown(page).catch(() => {}));
    await use(context);
  },
  errorMonitor: [
    async ({ context, storeLocale, size }, use, { annotations }) => {
      // The report of the run shows which variants were covered.
      annotations.push({ type: 'variant', description: `${storeLocale} ${size}` });
      const errorMonitor = monitorErrors(context);
      await use(errorMonitor);
      expect(errorMonitor.unexpected(), 'unexpected browser errors').toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, storeLocale }, use) => use(shopperOn(page, storeLocale)),
});

/** Fails when the page is closed meanwhile. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export { expect };
