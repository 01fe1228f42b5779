import { test as base, expect } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { type ErrorMonitor, monitorErrors } from './error-monitor';
import { type Shopper, shopperOn } from './shopper';

interface Fixtures {
  /** Playwright's own `locale` is the browser's language. */
  storeLocale: LocaleCode;
  /** Whether the shopper already has the promotion code, so that the pop-up stays hidden. */
  promoClaimed: boolean;
  errorMonitor: ErrorMonitor;
  shopper: Shopper;
}

/** Playwright's test with a shopper; fails on every browser error that is not allowed. */
export const test = base.extend<Fixtures>({
  storeLocale: ['lc-us', { option: true }],
  promoClaimed: [true, { option: true }],
  context: async ({ context, baseURL, promoClaimed }, use) => {
    if (promoClaimed) {
      const url = `${baseURL}/`;
      await context.addCookies([
        { name: 'promo', value: 'valid', url },
        { name: 'accepted', value: 'valid', url },
      ]);
    }
    await use(context);
  },
  errorMonitor: [
    async ({ context }, use) => {
      const errorMonitor = monitorErrors(context);
      await use(errorMonitor);
      expect(errorMonitor.unexpected(), 'unexpected browser errors').toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, storeLocale }, use) => use(shopperOn(page, storeLocale)),
});

export { expect };
