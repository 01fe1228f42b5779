import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redirectTarget, viewTarget } from './redirect-target';

const FALLBACK = '/lc-us/checkout';

describe('a path of this site is accepted', () => {
  test.each([
    ['/', '/'],
    ['/lc-us/checkout', '/lc-us/checkout'],
    ['/AjaxOrderItemDisplayView?orderId=.&langId=-1', '/AjaxOrderItemDisplayView?orderId=.&langId=-1'],
    ['/fr-ca/faq#forgot', '/fr-ca/faq#forgot'],
    ['/lc-us/search?q=round frames', '/lc-us/search?q=round%20frames'],
    ['/fr-ca/lunettes-été', '/fr-ca/lunettes-%C3%A9t%C3%A9'],
    ['/lc-us/../en-ca', '/en-ca'],
    ['/lc-us/a%20b', '/lc-us/a%20b'],
    ['/lc-us/100%', '/lc-us/100%'],
    ['/@example.com', '/@example.com'],
    ['/lc-us?next=https://example.com//x', '/lc-us?next=https://example.com//x'],
    ['/lc-us?next=%2F%2Fexample.com', '/lc-us?next=%2F%2Fexample.com'],
  ])('%s redirects to %s', (value, expected) => {
    expect(redirectTarget(value, FALLBACK)).toBe(expected);
  });
});

describe('anything else returns the fallback', () => {
  test.each([
    // Empty, or not a path.
    null,
    undefined,
    '',
    'lc-us/checkout',
    '?q=1',
    '#top',
    './checkout',
    // Another host.
    'https://example.com',
    'https://example.com/lc-us',
    'HTTPS://example.com',
    'https:/example.com',
    'https:example.com',
    '//example.com',
    '///example.com',
    '//example.com@site.invalid',
    'https://site.invalid/lc-us',
    'https://site.invalid@example.com',
    // Backslashes.
    '\\\\example.com',
    '/\\example.com',
    '\\/example.com',
    '/lc-us\\..\\..\\example.com',
    // Other schemes.
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@example.com',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    // Whitespace and control characters.
    ' /lc-us',
    '/lc-us ',
    '\t//example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/lc-us\r\nSet-Cookie: a=b',
    '\u0000/lc-us',
    '/lc-us?q=\u0001',
    '/\u007f',
    '/\u0085/example.com',
    '/\u2028/example.com',
    '\ufeff/lc-us',
    '\u00a0//example.com',
    // Encoded.
    '%2F%2Fexample.com',
    '/%2Fexample.com',
    '/%2fexample.com',
    '/%5Cexample.com',
    '/%5c%5cexample.com',
    '/%252Fexample.com',
    '/%25252525252525252Fexample.com',
    '/%09/example.com',
    '/lc-us%0D%0ASet-Cookie:a=b',
    'javascript%3Aalert(1)',
    '/%2Fexample.com/%zz',
    // Dot segments that leave a leading double slash.
    '/.//example.com',
    '/..//example.com',
    '/%2e%2e//example.com',
    '/%2e/%2Fexample.com',
    '/lc-us/..//example.com',
    '/%252e%252e//example.com',
    // Double slashes that dot segments would reduce to one if they were a path.
    '//..',
    '/%2F..',
    '/%252F..',
  ])('%j', (value) => {
    expect(redirectTarget(value, FALLBACK)).toBe(FALLBACK);
  });
});

test('any input resolves to this site, before and after decoding', () => {
  const fragment = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2F',
    '%5c',
    '%2e',
    '%25',
    '%0a',
    '\t',
    ' ',
    ':',
    '@',
    '?',
    '#',
    'http',
    'javascript',
    'example.com',
    'a',
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 10 }), (pieces) => {
      const target = redirectTarget(pieces.join(''), FALLBACK);
      const path = target.split(/[?#]/, 1)[0] ?? '';
      for (const candidate of [target, path, decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'))]) {
        expect(new URL(candidate, 'https://shop.example/lc-us').origin).toBe('https://shop.example');
      }
      expect(redirectTarget(target, '/other')).toBe(target);
    }),
    { numRuns: 2000 },
  );
});

describe('a view name', () => {
  test.each([
    ['AjaxOrderItemDisplayView', '/AjaxOrderItemDisplayView'],
    ['OrderCalculate?orderId=.&updatePrices=1', '/OrderCalculate?orderId=.&updatePrices=1'],
    ['/lc-us/checkout', '/lc-us/checkout'],
  ])('%s redirects to %s', (value, expected) => {
    expect(viewTarget(value, FALLBACK)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    'example.com',
    'a/b',
    '//example.com',
    'View\n',
    'View?\n',
    '',
    null,
    undefined,
  ])('%j returns the fallback', (value) => {
    expect(viewTarget(value, FALLBACK)).toBe(FALLBACK);
  });
});
