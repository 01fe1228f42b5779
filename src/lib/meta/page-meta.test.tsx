import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { LocaleCode } from '@/domain/locale/locales';
import { SiteProvider, siteByLocale } from '@/lib/site/site';
import { PageMeta } from './page-meta';
import { SiteOriginProvider } from './site-origin';

/** Returns the page's canonical link under '' and its alternate links, by language. */
function renderLinks(
  origin: string,
  locale: LocaleCode,
  path = `/${locale}/eyeglasses`,
  { isOfCountry = false } = {},
) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider value={siteByLocale(locale)}>
        <SiteOriginProvider value={origin}>
          <PageMeta title="Eyeglasses" canonical={path} isOfCountry={isOfCountry} />
        </SiteOriginProvider>
      </SiteProvider>
    </MemoryRouter>,
  );
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]');
  return Object.fromEntries([...links].map((link) => [link.hreflang, link.href]));
}

it.each([
  ['https://www.marlowe.com', 'lc-us'],
  ['https://www.marlowe.com', 'fr-ca'],
  ['https://www.marlowe.ca', 'lc-us'],
  ['https://www.marlowe.ca', 'fr-ca'],
] as const)('%s, %s: each URL is on the host of its country', (origin, locale) => {
  const links = renderLinks(origin, locale);
  expect(links).toEqual({
    '': links[siteByLocale(locale).languageTag],
    'en-US': 'https://www.marlowe.com/lc-us/eyeglasses',
    'es-US': 'https://www.marlowe.com/es-us/eyeglasses',
    'en-CA': 'https://www.marlowe.ca/en-ca/eyeglasses',
    'fr-CA': 'https://www.marlowe.ca/fr-ca/eyeglasses',
  });
});

it('one host serves every locale when its name has no country', () => {
  expect(renderLinks('http://localhost:4173', 'es-us', '/es-us/sunglasses?page=2')).toEqual({
    '': 'http://localhost:4173/es-us/sunglasses?page=2',
    'en-US': 'http://localhost:4173/lc-us/sunglasses?page=2',
    'es-US': 'http://localhost:4173/es-us/sunglasses?page=2',
    'en-CA': 'http://localhost:4173/en-ca/sunglasses?page=2',
    'fr-CA': 'http://localhost:4173/fr-ca/sunglasses?page=2',
  });
});

it('a page of one country has no alternate in the other', () => {
  const links = renderLinks('https://www.marlowe.ca', 'fr-ca', '/fr-ca/stores/8929', { isOfCountry: true });
  expect(Object.keys(links).toSorted()).toEqual(['', 'en-CA', 'fr-CA']);
});
