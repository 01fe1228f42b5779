import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveDocs } from './serve-docs';

/** Creates a build of the pages with one script. */
function docsBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Contract</title>');
  writeFileSync(join(folder, 'renderer.js'), '1');
  return folder;
}

it('serves the page and its files with a policy that allows this origin alone', async () => {
  const app = serveDocs({ folder: docsBuild() });
  const page = await app.request('/sandbox/docs/');
  expect(await page.text()).toContain('<title>Contract</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await (await app.request('/sandbox/docs/renderer.js')).text()).toBe('1');
});

it('leads to the page from its path without a slash, to which its files are relative', async () => {
  const response = await serveDocs({ folder: docsBuild() }).request('/sandbox/docs');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox/docs/']);
});

it('serves nothing else, and says when it was not built', async () => {
  const app = serveDocs({ folder: docsBuild() });
  for (const path of ['/sandbox/docs/gone.js', '/sandbox/docs/..%2f..%2fetc/passwd'])
    expect((await app.request(path)).status, path).toBe(404);
  const missing = await serveDocs({ folder: join(tmpdir(), 'no-build') }).request('/sandbox/docs/');
  expect([missing.status, await missing.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
