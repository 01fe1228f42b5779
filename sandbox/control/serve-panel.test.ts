import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PANEL_PAGES } from '../panel/panel-pages';
import { testSandbox } from '../testing/test-sandbox';
import { isPanelRequest, servePanel } from './serve-panel';

/** Creates a build of the panel with one page and one script. */
function panelBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'));
  mkdirSync(join(folder, 'sandbox/panel'), { recursive: true });
  mkdirSync(join(folder, 'sandbox/_build'), { recursive: true });
  writeFileSync(
    join(folder, 'sandbox/panel/index.html'),
    '<!doctype html><title>Sandbox</title><script src="/sandbox/_build/a.js"></script>',
  );
  writeFileSync(join(folder, 'sandbox/_build/a.js'), '1');
  return folder;
}

const panelRequest = (path: string, init?: RequestInit) => new Request(`http://sandbox.test${path}`, init);

describe('the panel over HTTP', () => {
  it.each(['', ...PANEL_PAGES.map((name) => `/${name}`)])(
    'serves a page at /sandbox%s with its own CSP',
    async (path) => {
      const panel = servePanel(testSandbox().sandbox, { folder: panelBuild() });
      const response = await panel(panelRequest(`/sandbox${path}`));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<script src=');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('uses the nonce of the outer server', async () => {
    const response = await servePanel(testSandbox().sandbox, { folder: panelBuild() })(
      panelRequest('/sandbox'),
      'abc',
    );
    expect(await response.text()).toContain('<script nonce="abc" src=');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('serves its files as immutable, and nothing else', async () => {
    const panel = servePanel(testSandbox().sandbox, { folder: panelBuild() });
    const script = await panel(panelRequest('/sandbox/_build/a.js'));
    expect(await script.text()).toBe('1');
    expect(script.headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '/sandbox/_build/gone.js',
      '/sandbox/_build/..%2f..%2fpanel/index.html',
      '/sandbox/other',
    ])
      expect((await panel(panelRequest(path))).status, path).toBe(404);
  });

  it('sets the cookies of its API', async () => {
    const panel = servePanel(testSandbox().sandbox, { folder: panelBuild() });
    const response = await panel(
      panelRequest('/sandbox/api/scenario', {
        method: 'PUT',
        body: '{"name":"cart-delayed"}',
        headers: { 'content-type': 'application/json' },
      }),
    );
    expect(response.headers.getSetCookie()).toEqual(['sandbox_scenario=cart-delayed; Path=/; SameSite=Lax']);
  });

  it('reports a missing build, while its API works', async () => {
    const panel = servePanel(testSandbox().sandbox, { folder: join(tmpdir(), 'no-build') });
    expect((await panel(panelRequest('/sandbox'))).status).toBe(503);
    expect((await panel(panelRequest('/sandbox/api/status'))).status).toBe(200);
  });
});

it.each([
  ['/sandbox', true],
  ['/sandbox/api/status', true],
  ['/sandboxes', false],
  ['/lc-us?next=/sandbox', false],
])('%s is a panel request: %s', (path, expected) => {
  expect(isPanelRequest(panelRequest(path))).toBe(expected);
});
