import { afterEach, expect, it, vi } from 'vitest';
import { pages } from '../pages';
import { prefetchDocuments } from './prefetch-documents';

const scripts = () => [...document.querySelectorAll('script[type=speculationrules]')];

afterEach(() => {
  for (const script of scripts()) script.remove();
  vi.unstubAllGlobals();
});

interface Rule {
  where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }, unknown] };
}

function prefetchedPages(): string[] {
  prefetchDocuments('lc-us');
  const { prefetch } = JSON.parse(scripts()[0]?.textContent ?? '') as { prefetch: Rule[] };
  const [{ href_matches: matched }, { not }] = prefetch[0]?.where.and ?? expect.fail('no rule');
  const matches = (patterns: string[], path: string) =>
    patterns.some((pattern) =>
      new RegExp(`^${pattern.replace(':page', '[^/]+').replace('*', '.*')}$`).test(path),
    );
  return pages
    .filter(({ path }) => {
      const example = path.replace(/:(locale|country)/, 'lc-us').replace(':upc', '2006209301458');
      return matches(matched, example) && !matches(not.href_matches, example);
    })
    .map(({ id }) => id);
}

it('prefetches documents that are the same for everybody', () => {
  expect(prefetchedPages()).toEqual(
    expect.arrayContaining(['home', 'eyeglasses', 'product', 'search', 'help']),
  );
});

it('prefetches none that are stored nowhere, nor what redirects or changes something', () => {
  const prefetched = prefetchedPages();
  const personal = pages.filter(({ noStore }) => noStore).map(({ id }) => id);
  for (const id of [...personal, 'sign-out', 'recalculation', 'booking-link', 'california'])
    expect(prefetched).not.toContain(id);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing for a shopper who saves data: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    prefetchDocuments('lc-us');
    expect(scripts()).toEqual([]);
  },
);
