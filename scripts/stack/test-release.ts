import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../setup/chromium-args.ts';
import { findChromium } from '../setup/find-chromium.mjs';
import { startLoad } from './load.ts';
import { buildNextRelease, CHANGED_TEXTS } from './next-release.ts';
import { STOREFRONTS, type Stack } from './start-stack.ts';

const FRAME = '2017230701520';
const OTHER_FRAME = '2017230702527';
const EMAIL = 'ana@example.com';

/** Rolls a second build out as in `docs/operations.md`, while tabs of the first one are open in a browser. */
export async function testRelease(stack: Stack): Promise<void> {
  const release = join(stack.folder, 'next-release');
  await buildNextRelease(release);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const context = await browser.newContext();
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(stack.url + path);
      await hydrated(page);
      return page;
    };
    const earlier = await open(`/lc-us/${FRAME}`);
    const spanish = await open(`/es-us/${FRAME}`);
    const entry = await entryOf(earlier);

    const load = startLoad(stack.url);
    for (const name of STOREFRONTS) await replace(stack, name, release);
    assert.deepEqual(await load.stop(), []);

    await seesInTryOn(earlier, 'Try it on', CHANGED_TEXTS.en.text);
    // The cache has its page of the first build.
    const cached = await open(`/lc-us/${FRAME}`);
    assert.equal(await entryOf(cached), entry);
    await seesInTryOn(cached, 'Try it on', CHANGED_TEXTS.en.text);
    const next = await open(`/lc-us/${OTHER_FRAME}`);
    assert.notEqual(await entryOf(next), entry);
    await seesInTryOn(next, 'Try it on', CHANGED_TEXTS.en.next);

    rmSync(stack.assets, { recursive: true });
    await loseNothing(spanish, entry);
  } finally {
    await browser.close();
  }
}

async function replace({ processes, restart, ready }: Stack, name: string, build: string): Promise<void> {
  const running = processes.get(name);
  assert.ok(running);
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  restart(name, build);
  await ready(name);
}

/** The files of the first build are gone: the tab says so, keeps what was typed, and the next page is whole after one load. */
async function loseNothing(page: Page, entry: string | null): Promise<void> {
  const email = page.getByRole('contentinfo').getByLabel('Correo electrónico');
  await email.fill(EMAIL);
  await page.getByRole('main').getByRole('button', { name: 'Probar', exact: true }).click();
  await page.getByRole('status').getByRole('button', { name: 'Volver a cargar' }).waitFor();
  assert.equal(await email.inputValue(), EMAIL);

  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const path = '/es-us/faq';
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await hydrated(page);
  assert.notEqual(await entryOf(page), entry);
  assert.equal(documents, 1);
}

async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
}

/** The script of the build that a tab runs. */
function entryOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"][src^="/_build/"]').first().getAttribute('src');
}

/** Opens the try-on, whose code and texts load with the click. */
async function seesInTryOn(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: text, exact: true }).waitFor();
}
