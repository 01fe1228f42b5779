import { describe, expect, it } from 'vitest';
import { testStorefront } from '../../tests/support/test-storefront';

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];

describe('security headers', () => {
  it.each(['/lc-us', '/nowhere/at/all', '/wcs/resources/store/10851/cart/@self', '/_build/gone.js', '/'])(
    'are set on every response: %s',
    async (path) => {
      const { headers } = await testStorefront().app.request(path);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      // The store finder; no other origin may.
      expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      const policy = headers.get('content-security-policy') ?? '';
      for (const rule of [
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "img-src 'self' data: blob:;",
      ])
        expect(policy).toContain(rule);
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    },
  );

  it('keep hosts below the store out of HSTS where they are not by HTTPS', async () => {
    const { app } = testStorefront({ hstsSubdomains: false });
    const { headers } = await app.request('/health-of-nothing');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    const usual = await testStorefront().app.request('/nowhere');
    expect(usual.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('ask for reports where there is somebody to read them', async () => {
    const { app } = testStorefront({ cspReportUrl: 'https://reports.example.com/csp' });
    const { headers } = await app.request('/nowhere');
    expect(headers.get('content-security-policy')).toContain('report-uri https://reports.example.com/csp');
    expect(headers.get('content-security-policy-report-only')).toBe(
      "require-trusted-types-for 'script'; report-uri https://reports.example.com/csp",
    );
    const usual = await testStorefront().app.request('/nowhere');
    expect(usual.headers.get('content-security-policy')).not.toContain('report');
    expect(usual.headers.get('content-security-policy-report-only')).toBeNull();
  });

  it('let workers compile WebAssembly, and pages not', async () => {
    const { app } = testStorefront();
    const policyOf = async (path: string) =>
      (await app.request(path)).headers.get('content-security-policy') ?? '';
    const worker = await policyOf('/_build/worker/face-worker-0.js');
    expect(worker).toContain("default-src 'self'");
    expect(worker).toContain("script-src 'self' 'wasm-unsafe-eval';");
    const page = await policyOf('/lc-us');
    expect(page).not.toContain('wasm-unsafe-eval');
    expect(page).toContain("worker-src 'self'");
  });

  it('allow only inline scripts and styles of the page, with a new nonce per response', async () => {
    const { app } = testStorefront();
    const responses = [await app.request('/lc-us'), await app.request('/lc-us')];
    const nonces = responses.map(nonceOf);
    expect(nonces[0]).toMatch(/^.{16,}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, response] of responses.entries()) {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(/style-src [^;]*/.exec(policy)?.[0]).toBe(`style-src 'self' 'nonce-${nonces[index]}'`);
      const html = await response.text();
      const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
      const active = tags.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
      expect(active.map((tag) => /^<\w+/.exec(tag)?.[0])).toEqual(
        expect.arrayContaining(['<script', '<style']),
      );
      for (const tag of active) expect(tag).toContain(`nonce="${nonces[index]}"`);
      expect(html).not.toMatch(/\son[a-z]+="/);
    }
  });
});
