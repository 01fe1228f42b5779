import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { matchPage } from './match-page';
import { pages } from './pages';

const STATIC_SEGMENTS = pages.flatMap(({ path }) => path.split('/')).filter((text) => /^[^:*]+$/.test(text));
const segment = fc.oneof(
  fc.constantFrom('lc-us', 'fr-ca', '2017230701520', 'a%2Fb', '%C3%A9', '%', '', ...STATIC_SEGMENTS),
  fc.constantFrom(...STATIC_SEGMENTS).map((text) => text.toUpperCase()),
  fc.string({ maxLength: 4 }).map(encodeURIComponent),
);
const pathname = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

it('matches every path as react-router does', () => {
  // The router warns about malformed URLs.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fc.assert(
    fc.property(pathname, (path) => {
      const expected = matchRoutes(pages, path)?.at(-1);
      const matched = matchPage(pages, path);
      expect(matched?.page).toBe(expected?.route);
      const { rest = '', ...params } = matched?.params ?? {};
      const { '*': expectedRest = '', ...expectedParams } = expected?.params ?? {};
      expect({ rest, ...params }).toEqual({ rest: expectedRest, ...expectedParams });
    }),
    { numRuns: 2000 },
  );
  warn.mockClear();
});

it.each(pages.map(({ id, path }) => [id, path]))('finds the page %s at its own path', (id, path) => {
  const example = path.replace(/:\w+/g, 'x').replace('*', 'a/b');
  expect(matchPage(pages, example)?.page.id).toBe(id);
});

it.each([
  // The length is such that trying every way to part the slashes would take minutes.
  `/lc-us/faq/${'/'.repeat(500_000)}%0Ax`,
  `/lc-us/eyeglasses${'/'.repeat(500_000)}%0Ax`,
])('does not try slashes in every way', (path) => {
  expect(matchPage(pages, path)).toBeUndefined();
});
