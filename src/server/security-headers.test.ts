import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testStorefront } from '../../tests/support/test-storefront';

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

  it.each(['/lc-us', '/lc-us/eyeglasses', '/fr-ca/faq', '/lc-us/nowhere', '/AjaxOrderItemDisplayView'])(
    'name every inline script and style of %s by its hash, and nothing else',
    async (path) => {
      const response = await testStorefront().app.request(path);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ');
      const hashes = (element: string) =>
        [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, 'gs'))]
          .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''))
          .map(
            ([, , text]) =>
              `'sha256-${createHash('sha256')
                .update(text ?? '')
                .digest('base64')}'`,
          );
      expect(directive('script-src')).toEqual([
        ...hashes('script'),
        "'strict-dynamic'",
        "'self'",
        // Names documents to prefetch, and runs nothing.
        "'inline-speculation-rules'",
      ]);
      expect(directive('style-src')).toEqual(["'self'", ...hashes('style')]);
      expect(hashes('style')).toHaveLength(1);
      expect(html).not.toMatch(/\s(on[a-z]+|nonce)="/);
    },
  );
});
