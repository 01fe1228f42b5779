import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { expect } from 'vitest';
import { WAIT_MS } from '../../support/limits';
import { freePort } from './free-port';
import type { Engine, Restriction, Size, Tab } from './tab';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const KEYS: Record<Parameters<Tab['press']>[0], string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

const SETTINGS: Record<Restriction, readonly string[]> = {
  'private window': ['--private'],
  'no cookies': ['--cookies-policy=never'],
  // Makes `localStorage` null. Session storage cannot be switched off.
  'no storage': ['--enable-html5-local-storage=false'],
};

/** WebKitGTK's small browser. Its driver has one session, so each tab starts a driver and a screen of the tab's size. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: ['xvfb', 'xauth', 'webkit2gtk-driver'],
  program: DRIVER,
  open: async (size, restriction) => {
    const port = await freePort();
    const process = startDriver(port, size);
    const driver = await connect(port, restriction ? SETTINGS[restriction] : []);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return toTab(driver, process);
  },
  close: async () => {},
};

function startDriver(port: number, { width, height }: Size): ChildProcess {
  return spawn(
    'xvfb-run',
    ['-a', '-s', `-screen 0 ${width}x${height}x24`, DRIVER, `--port=${port}`],
    // A group of its own, which is ended as a whole: the script starts a screen, and the driver the browser.
    { stdio: 'ignore', detached: true },
  );
}

/** Connects as soon as the driver listens. */
async function connect(port: number, settings: readonly string[]): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(async () => (await fetch(`${url}/status`)).ok).toBe(true);
  return new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: BROWSER,
          args: ['--automation', '--full-screen', ...settings],
        },
      }),
    )
    .build();
}

/**
 * In pixels. Two clicks within a second and five pixels are a double click to the driver, whose second half the store ignores at
 * another button (`src/ui/actions/button.tsx`).
 */
const CLICK_DISTANCE = 8;

function toTab(driver: WebDriver, process: ChildProcess): Tab {
  let clicks = 0;
  return {
    goTo: (url) => driver.get(url),
    run: (call, ...args) => driver.executeScript(`return (${call})(...${JSON.stringify(args)})`),
    load: (script) => driver.executeScript(script),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x) + (clicks++ % 2) * CLICK_DISTANCE, y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    chooseFile: async (selector, path) => {
      const input = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
      await input.sendKeys(resolve(path));
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => {});
      try {
        if (process.pid !== undefined) globalThis.process.kill(-process.pid);
      } catch {
        // It has ended by itself.
      }
    },
  };
}
