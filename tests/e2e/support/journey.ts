import { test as base, expect } from '@playwright/test';
import type { LocaleCode } from '@/domain/locale/locales';
import { collectFaults, type Faults } from './faults';
import { type Shopper, shopperOn } from './shopper';

interface Fixtures {
  /** Playwright's own `locale` is the browser's language. */
  storeLocale: LocaleCode;
  /** Whether the shopper has closed the promotion pop-up on an earlier visit, as most journeys have it. */
  promoMinimised: boolean;
  faults: Faults;
  shopper: Shopper;
}

/** Playwright's test with a shopper, failing on every fault that the journey does not announce. */
export const test = base.extend<Fixtures>({
  storeLocale: ['lc-us', { option: true }],
  promoMinimised: [true, { option: true }],
  context: async ({ context, baseURL, promoMinimised }, use) => {
    if (promoMinimised) await context.addCookies([{ name: 'minimised', value: 'true', url: `${baseURL}/` }]);
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = collectFaults(context);
      await use(faults);
      expect(faults.unexpected(), 'faults behind the page').toEqual([]);
    },
    { auto: true },
  ],
  shopper: async ({ page, storeLocale }, use) => use(shopperOn(page, storeLocale)),
});

export { expect };
