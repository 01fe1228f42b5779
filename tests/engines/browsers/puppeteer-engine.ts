import { rmSync } from 'node:fs';
import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Restriction, Tab } from './tab';

const KEYS: Record<Parameters<Tab['press']>[0], KeyInput> = {
  Tab: 'Tab',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: ' ',
  ArrowDown: 'ArrowDown',
};

/**
 * An engine that speaks WebDriver BiDi, without a driver of its own.
 *
 * @param restrict gives the options of a browser that is restricted by its settings. Its profile is removed at the end.
 */
export function puppeteerEngine(
  description: Pick<Engine, 'name' | 'packages' | 'program'>,
  options: LaunchOptions,
  restrict: (restriction: Restriction) => LaunchOptions,
): Engine {
  /** One browser for each restriction. */
  const launched = new Map<Restriction | undefined, Promise<Browser>>();
  const profiles: string[] = [];
  const launch = (restriction: Restriction | undefined) => {
    const restricted = restriction ? restrict(restriction) : {};
    if (restricted.userDataDir) profiles.push(restricted.userDataDir);
    return puppeteer.launch({
      ...options,
      ...restricted,
      executablePath: description.program,
      headless: true,
    });
  };
  return {
    ...description,
    open: async (size, restriction) => {
      const starting = launched.get(restriction) ?? launch(restriction);
      launched.set(restriction, starting);
      const browser = await starting;
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      if (restriction === 'no storage') await page.evaluateOnNewDocument(blockStorage);
      return toTab(page, () => context.close());
    },
    close: async () => {
      const browsers = await Promise.all(launched.values());
      launched.clear();
      await Promise.all(browsers.map((browser) => browser.close()));
      for (const profile of profiles.splice(0)) rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Runs in the page, before its scripts: reading `localStorage` throws, as where a policy of the browser forbids it. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
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
