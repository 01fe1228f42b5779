import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { LOCALES, type LocaleCode, type LocaleEntry } from '@/domain/locale/locales';
import { type Texts, textsOf } from './texts';

/** Width in CSS pixels above which the store shows its navigation and filters beside the page's content. */
const WIDE = 1024;

/** Somebody with a browser of their own, in one of the store's locales. */
export interface Shopper {
  page: Page;
  locale: LocaleCode;
  store: LocaleEntry;
  text: Texts;
  /** Whether menu, search and filters hide behind buttons. */
  narrow: boolean;
  main: Locator;
  /** Loads an address of the site and waits until the page answers to presses. */
  open: (path: string) => Promise<Response | null>;
}

export function shopperOn(page: Page, locale: LocaleCode): Shopper {
  return {
    page,
    locale,
    store: LOCALES[locale],
    text: textsOf(locale),
    narrow: (page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) <= WIDE,
    main: page.getByRole('main'),
    open: async (path) => {
      const response = await page.goto(path);
      await answersToPresses(page);
      return response;
    },
  };
}

/**
 * The page looks the same before and after its scripts take over; React's mark on the heading tells. Parts whose code
 * comes later keep a press until then.
 */
export async function answersToPresses(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** A part that rests has got its code, after the shopper has turned to it. */
export async function comesToLife(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
}
