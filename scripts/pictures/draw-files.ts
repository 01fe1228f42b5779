/**
 * Draws the pictures that are files: the icon of a home screen, and the picture of a link preview (`npm run pictures -- files`).
 * Run it after a change of the icon, the colors or the drawing of frames.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../setup/chromium-args.ts';
import { findChromium } from '../setup/find-chromium.mjs';
import '../contract/resolve-aliases.ts';

const { drawFrame } = await import('../../sandbox/assets/draw-frame.ts');
const { sharedSeed } = await import('../../sandbox/seed/shared-seed.ts');
const { BRAND } = await import('../../src/lib/site/brand.ts');

/** Apple's size. The system rounds the corners. */
const ICON = { width: 180, height: 180 };
/** What Open Graph recommends. */
const SHARE = { width: 1200, height: 630 };

const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
const color = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? fail(name);
const icon = readFileSync('public/favicon.svg', 'utf8').replace(' rx="8"', '');
const font = readFileSync('src/ui/fonts/schibsted-grotesk.woff2').toString('base64');
const [frame] = sharedSeed().catalog.frames;
const [frameColor] = frame?.colors ?? [];
if (!frame || !frameColor) throw new Error('The catalog is empty.');

const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
await draw('public/apple-touch-icon.png', ICON, icon);
await draw(
  'public/share.png',
  SHARE,
  `<style>
    @font-face { font-family: Brand; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
    body { display: grid; place-items: center; background: ${color('well')}; color: ${color('ink')} }
    svg { width: 900px; height: 600px; margin-top: -70px }
    p { position: absolute; bottom: 48px; left: 64px; margin: 0; font: 600 44px Brand; letter-spacing: -1px }
  </style>${drawFrame(frame, frameColor, 'front')}<p>${BRAND}</p>`,
);
await browser.close();

async function draw(
  path: string,
  viewport: { width: number; height: number },
  content: string,
): Promise<void> {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<style>body { margin: 0; height: 100vh }</style>${content}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path });
  await page.close();
}

function fail(name: string): never {
  throw new Error(`The tokens have no color ${name}.`);
}
