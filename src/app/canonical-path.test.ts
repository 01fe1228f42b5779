import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path';
import { pages } from './pages';

it.each([
  ['/LC-US', '/lc-us'],
  ['/LC-US/eyeglasses', '/lc-us/eyeglasses'],
  ['/lc-us/Eyeglasses', '/lc-us/eyeglasses'],
  ['/Fr-Ca/EYE-EXAM/schedule/', '/fr-ca/eye-exam/schedule'],
  ['/lc-us/', '/lc-us'],
  ['/lc-us/eyeglasses//', '/lc-us/eyeglasses'],
  ['/lc-us/contact-lenses/Brand%20A/', '/lc-us/contact-lenses/Brand%20A'],
  ['/OrderCalculate/', '/OrderCalculate'],
  ['/en-ca/MYACCOUNT', '/en-ca/myAccount'],
  ['/ordercalculate', '/OrderCalculate'],
  ['/lc-us/%65yeglasses', '/lc-us/eyeglasses'],
  // What a page names by its address stays as it is written.
  ['/ES-US/contact-lenses/Brand%20A', '/es-us/contact-lenses/Brand%20A'],
  ['/LC-US/2017230701520', '/lc-us/2017230701520'],
])('%s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

it.each([
  '/',
  '/xx-YY/eyeglasses/a',
  '/LC-US/no/such/page',
  '/LC-US/no/such/page/',
  '//',
  '//evil.example/lc-us',
  '//evil.example/',
  '//lc-us/eyeglasses/',
  '/%',
])('%s is no page, or written so already', (pathname) => {
  expect(canonicalPath(pathname)).toBeUndefined();
});

it.each(pages.map(({ path }) => path))('%s is the canonical path of its page', (path) => {
  const pathname = path
    .replace(/:(locale|country)/, 'lc-us')
    .replace(/:\w+/, '4821')
    .replace('*', 'a/B');
  expect(canonicalPath(pathname)).toBeUndefined();
  expect(canonicalPath(`${pathname}/`)).toBe(pathname);
});

it('does not try slashes in every way', () => {
  const slashes = '/'.repeat(500_000);
  expect(canonicalPath(`/LC-US/faq/${slashes}x`)).toBe(`/lc-us/faq/${slashes}x`);
});
