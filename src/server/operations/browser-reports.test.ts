import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { storefrontOver } from '../../../tests/support/test-storefront';
import { createMetrics } from './metrics';

const REPORT = { path: '/lc-us/eyeglasses', lcp: 1800, inp: 120, cls: 0.02, errors: [] };

function storefront(browserReports: number | undefined = 10) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics(new Registry());
  const observers = { metrics, logger: pino({ level: 'info' }, stream) };
  const { app } = storefrontOver(async () => Response.json({}), {}, { observers, browserReports });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/browser-reports', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
  return { app, send, lines, text: () => metrics.registry.metrics() };
}

describe('reports of browsers', () => {
  it('are metrics by page, in seconds', async () => {
    const { send, text } = storefront();
    const response = await send(REPORT);
    expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const metrics = await text();
    expect(metrics).toContain('store_browser_lcp_seconds_sum{route="eyeglasses"} 1.8');
    expect(metrics).toContain('store_browser_inp_seconds_sum{route="eyeglasses"} 0.12');
    expect(metrics).toContain('store_browser_cls_sum{route="eyeglasses"} 0.02');
  });

  it('keep of an error where it happened, and nothing that a shopper has written', async () => {
    const { send, lines, text } = storefront();
    await send({
      path: '/lc-us/orders/planted-secret',
      errors: [
        { name: 'TypeError', places: ['/_build/entry-a1.js:1:234'] },
        { name: 'planted-secret', places: [] },
      ],
    });
    const logged = lines.map((line) => JSON.parse(line)).filter(({ browserError }) => browserError);
    expect(logged).toMatchObject([
      { browserError: 'TypeError', places: ['/_build/entry-a1.js:1:234'] },
      { browserError: 'Error', places: [] },
    ]);
    const metrics = await text();
    expect(metrics).toMatch(/store_browser_errors_total\{route="[\w-]+"\} 2/);
    expect(lines.join('') + metrics).not.toContain('planted-secret');
  });

  it.each([
    ['no JSON', 'text', 400],
    ['another shape', { path: 1 }, 400],
    ['impossible figures', { ...REPORT, lcp: -1 }, 400],
    ['too many errors', { ...REPORT, errors: Array(6).fill({ name: 'Error', places: [] }) }, 400],
    ['a text as a place', { ...REPORT, errors: [{ name: 'Error', places: ['ana@example.com'] }] }, 400],
    ['too large', { ...REPORT, path: 'x'.repeat(5000) }, 413],
  ])('are refused: %s', async (_what, body, status) => {
    const { send, text } = storefront();
    expect((await send(body)).status).toBe(status);
    expect(await text()).not.toContain('store_browser_lcp_seconds_sum{');
  });

  it('are refused from another site, and when one visitor sends too many', async () => {
    const { send } = storefront();
    expect((await send(REPORT, { origin: 'https://evil.example' })).status).toBe(403);
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await send(REPORT)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are neither taken nor asked for without the setting', async () => {
    const { app, send } = storefront(0);
    expect((await send(REPORT)).status).toBe(405);
    expect(await (await app.request('/lc-us/faq')).text()).not.toContain('browser-reports');
    const asking = storefront(25).app;
    expect(await (await asking.request('/lc-us/faq')).text()).toContain(
      '<meta name="browser-reports" content="25"/>',
    );
  });
});
