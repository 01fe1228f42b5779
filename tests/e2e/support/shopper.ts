import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { LOCALES, type LocaleCode, type LocaleConfig } from '@/domain/locale/locales';
import { type Messages, messagesOf } from './messages';

/** Maximum width in CSS pixels of the mobile layout, which hides navigation and filters behind buttons. */
const MOBILE_MAX_WIDTH = 1024;

/** A shopper with a browser page in one locale. */
export interface Shopper {
  page: Page;
  locale: LocaleCode;
  site: LocaleConfig;
  text: Messages;
  /** True if the viewport uses the mobile layout. */
  mobile: boolean;
  main: Locator;
  /** Loads a URL of the site and waits for hydration. */
  open: (path: string) => Promise<Response | null>;
}

export function shopperOn(page: Page, locale: LocaleCode): Shopper {
  return {
    page,
    locale,
    site: LOCALES[locale],
    text: messagesOf(locale),
    mobile: (page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) <= MOBILE_MAX_WIDTH,
    main: page.getByRole('main'),
    open: async (path) => {
      const response = await page.goto(path);
      await waitForHydration(page);
      return response;
    },
  };
}

/** Waits until the page handles clicks itself. Deferred sections queue them until they have hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}
