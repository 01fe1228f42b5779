import { CHROMIUM_ARGS } from '../../../scripts/setup/chromium-args';
import { findChromium } from '../../../scripts/setup/find-chromium.mjs';
import { profileWithoutCookies } from './profile-without-cookies';
import { puppeteerEngine } from './puppeteer-engine';
import type { Engine, Restriction } from './tab';
import { webkit } from './webkit-engine';

/** Else where its package, which may still have to be installed, will put it. */
const CHROMIUM = findChromium({ withSettings: true }) ?? '/usr/bin/chromium';
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const FIREFOX_SETTINGS: Record<Restriction, Record<string, unknown>> = {
  'private window': { 'browser.privatebrowsing.autostart': true },
  // "All cookies", which also blocks storage.
  'no cookies': { 'network.cookie.cookieBehavior': 2 },
  'no storage': {},
};

const chromium = puppeteerEngine(
  { name: 'Chromium', packages: ['chromium'], program: CHROMIUM },
  { browser: 'chrome', args: CHROMIUM_ARGS },
  // All of its tabs are as in a private window.
  (restriction) => (restriction === 'no cookies' ? { userDataDir: profileWithoutCookies() } : {}),
);

const firefox = puppeteerEngine(
  { name: 'Firefox', packages: ['firefox-esr'], program: FIREFOX },
  { browser: 'firefox' },
  (restriction) => ({ extraPrefsFirefox: FIREFOX_SETTINGS[restriction] }),
);

export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
