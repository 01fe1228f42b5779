import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { servePanel } from '../control/serve-panel';
import { testSandbox } from '../testing/test-sandbox';

/** Creates a sandbox whose panel is built when the test says so. */
function unbuiltPanel() {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'));
  const builds: PromiseWithResolvers<void>[] = [];
  let isBuilt = false;
  const panel = servePanel(testSandbox().sandbox, {
    folder,
    builder: {
      isBuilt: () => isBuilt,
      build: () => {
        const build = Promise.withResolvers<void>();
        builds.push(build);
        return build.promise;
      },
    },
  });
  return {
    builds,
    get: (path: string) => panel(new Request(`http://localhost${path}`)),
    finish: async () => {
      mkdirSync(join(folder, 'sandbox/panel'), { recursive: true });
      writeFileSync(join(folder, 'sandbox/panel/index.html'), '<!doctype html><title>Sandbox</title>');
      isBuilt = true;
      builds[0]?.resolve();
      await builds[0]?.promise;
    },
  };
}

it('builds the panel once, when it is first asked for, with a notice that reloads the page', async () => {
  const { builds, get, finish } = unbuiltPanel();
  expect((await get('/sandbox/api/status')).status).toBe(200);
  expect(builds).toHaveLength(0);

  for (const path of ['/sandbox', '/sandbox/sign-in']) {
    const notice = await get(path);
    expect(notice.status).toBe(503);
    expect(notice.headers.get('refresh')).toBe('1');
    expect(await notice.text()).toContain('Building the panel …');
  }
  expect(builds).toHaveLength(1);

  await finish();
  await expect.poll(async () => (await get('/sandbox')).status).toBe(200);
  expect(builds).toHaveLength(1);
});

it('builds the contract pages on their own', async () => {
  const { builds, get } = unbuiltPanel();
  expect(await (await get('/sandbox/docs/')).text()).toContain('Building the contract pages …');
  expect(builds).toHaveLength(1);
});

it('shows why a build failed, and tries again with the next request', async () => {
  const { builds, get } = unbuiltPanel();
  await get('/sandbox');
  builds[0]?.reject(new Error('No <space> is left.'));
  await expect
    .poll(async () => (await get('/sandbox')).text())
    .toContain('<pre>No &lt;space> is left.</pre>');
  expect((await get('/sandbox')).headers.get('refresh')).toBe('1');
  expect(builds).toHaveLength(2);
});
