import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './tab';

const KEYS: Record<Parameters<Tab['press']>[0], KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: ' ',
  ArrowDown: 'ArrowDown',
};

/** An engine that speaks WebDriver BiDi, without a driver of its own. */
export function puppeteerEngine(
  description: Pick<Engine, 'name' | 'packages' | 'program'>,
  options: LaunchOptions,
): Engine {
  let launched: Promise<Browser> | undefined;
  return {
    ...description,
    open: async (size) => {
      launched ??= puppeteer.launch({
        ...options,
        ...(description.program && { executablePath: description.program }),
        headless: true,
      });
      const browser = await launched;
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return toTab(page, () => context.close());
    },
    close: async () => {
      await (await launched)?.close();
      launched = undefined;
    },
  };
}

function toTab(page: Page, close: () => Promise<void>): Tab {
  return {
    goTo: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (call, ...args) => page.evaluate(`(${call})(...${JSON.stringify(args)})`) as never,
    load: async (script) => {
      await page.evaluate(script);
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(KEYS[key]),
    chooseFile: async (selector, path) => {
      const input = await page.waitForSelector(selector);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
