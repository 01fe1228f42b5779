import { CHROMIUM_ARGS } from '../../../scripts/setup/chromium-args';
import { findChromium } from '../../../scripts/setup/find-chromium.mjs';
import { puppeteerEngine } from './puppeteer-engine';
import type { Engine } from './tab';
import { webkit } from './webkit-engine';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

const chromium = puppeteerEngine(
  { name: 'Chromium', packages: ['chromium'], program: findChromium() },
  { browser: 'chrome', args: CHROMIUM_ARGS },
);

const firefox = puppeteerEngine(
  { name: 'Firefox', packages: ['firefox-esr'], program: FIREFOX },
  { browser: 'firefox' },
);

export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
