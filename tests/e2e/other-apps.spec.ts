import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { installPackage } from '../support/installed-package';
import { expect, test } from './support/fixtures';
import { DESKTOP_ONLY, FULL_RUN_ONLY } from './support/variants';

const SANDBOX = 'node_modules/@marlowe-eyewear/sandbox';

// Cookies of the store are of no concern here.
test.use({ promoClaimed: false });

/** Starts an example like a developer, with the packed sandbox. */
async function startExample(example: string, libraries: string[], mode = 'development') {
  const folder = installPackage(example, ['vite', ...libraries]);
  if (example === 'service-worker') {
    mkdirSync(join(folder, 'public'));
    cpSync('node_modules/msw/lib/mockServiceWorker.js', join(folder, 'public/mockServiceWorker.js'));
    execFileSync(process.execPath, ['copy-panel.mjs'], { cwd: folder });
  }
  const child = spawn(process.execPath, [join(SANDBOX, 'bin.js'), '--port', '0', '--data', 'memory'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(child.stdout, 'data');
  const api = /http:\/\/localhost:\d+/.exec(String(output))?.[0] ?? '';
  process.env.SANDBOX_URL = api;
  const vite = await createServer({ root: folder, mode, server: { port: 0 }, logLevel: 'error' });
  await vite.listen();
  return {
    api,
    url: vite.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await vite.close();
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Clicks a button of an example, and waits for what came of it. */
async function tryStep(page: Page, button: string, outcome: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('status')).toHaveText(outcome);
}

for (const mode of ['development', 'proxy'])
  test(`an app calls the sandbox over HTTP (${mode})`, {
    tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
  }, async ({ page, errorMonitor }) => {
    const example = await startExample('over-http', [], mode);
    try {
      await page.goto(example.url);
      const calledOrigins = new Set<string>();
      page.on('request', (request) => {
        if (/\/(wcs|webapp|search)\//.test(request.url())) calledOrigins.add(new URL(request.url()).origin);
      });
      await tryStep(page, 'Become a guest', 'You are a guest.');
      await tryStep(page, 'Add a frame', 'Frames in the cart: 1');
      await tryStep(page, 'Upload a prescription', 'Uploaded: %PDF-1.7');
      await tryStep(page, 'Sign in by cookie', 'Signed in as 510001');
      await tryStep(page, 'Sign in by token', 'Signed in by token.');
      errorMonitor.allow(/500.*\/cart\/@self/);
      await tryStep(page, 'Read the cart while it is unavailable', /^500 /);
      expect([...calledOrigins]).toEqual([new URL(mode === 'proxy' ? example.url : example.api).origin]);

      // The panel shows the same shopper.
      await page.goto(`${mode === 'proxy' ? new URL(example.url).origin : example.api}/sandbox`);
      await expect(page.getByText('Ada Marsh, member 510001.')).toBeVisible();
      await page.goto('about:blank');
    } finally {
      await example.stop();
    }
  });

test('an app has the sandbox in its pages, as a service worker', {
  tag: [DESKTOP_ONLY, FULL_RUN_ONLY],
}, async ({ page, errorMonitor }) => {
  const example = await startExample('service-worker', ['msw', 'react', 'swr']);
  try {
    await page.goto(example.url);
    await expect(page.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('status')).toHaveText('Shopper -1002');

    // The app sees the panel's changes.
    await page.getByRole('link', { name: 'Panel' }).click();
    await page.getByRole('button', { name: 'Become a new guest' }).click();
    await expect(page.getByText(/^A guest, \d+\.$/)).toBeVisible();
    await page.goto(example.url);
    await expect(page.getByRole('status')).toHaveText(/Shopper 53\d+/);

    errorMonitor.allow(/There is no scenario "cart-gone"/);
    await page.goto(`${example.url}?scenario=cart-gone`);
    await expect(page.getByRole('alert')).toContainText('There is no scenario "cart-gone"');
  } finally {
    await example.stop();
  }
});
