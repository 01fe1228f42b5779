import { canonicalOrigin } from '@/domain/locale/locale-origin';
import { LOCALE_CODES, type LocaleCode } from '@/domain/locale/locales';
import { advisorPaths } from '@/lib/navigation/advisor-paths';
import { examPaths } from '@/lib/navigation/exam-paths';
import { helpPaths } from '@/lib/navigation/help-paths';
import { sitePaths } from '@/lib/navigation/site-paths';
import { storeFinderPath } from '@/lib/navigation/store-finder-path';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { type Site, siteByLocale } from '@/lib/site/site';

/** Path of a locale's list of pages. */
export const sitemapPath = (locale: LocaleCode) => `/sitemap/${locale}.xml`;

/** The sitemaps of a host: one for each locale that is canonical there. */
export function sitemapIndex(origin: string): string {
  const locales = LOCALE_CODES.filter((locale) => canonicalOrigin(origin, locale) === origin);
  return xml(
    'sitemapindex',
    'sitemap',
    locales.map((locale) => origin + sitemapPath(locale)),
  );
}

/**
 * Every page of a locale that search engines may show. Stores are left out: they are found by place, and no call lists them
 * all.
 *
 * @param upcs what the store sells.
 */
export function sitemap(origin: string, locale: LocaleCode, upcs: readonly string[]): string {
  const site = siteByLocale(locale);
  const paths = [...fixedPaths(site), ...upcs.map((upc) => sitePaths.product(site, upc))];
  const host = canonicalOrigin(origin, locale);
  return xml(
    'urlset',
    'url',
    paths.map((path) => host + path),
  );
}

function fixedPaths(site: Site): string[] {
  return [
    sitePaths.home(site),
    sitePaths.listing(site, 'eyeglasses'),
    sitePaths.listing(site, 'sunglasses'),
    sitePaths.listing(site, 'contact-lenses'),
    advisorPaths.faceShape(site),
    storeFinderPath(site),
    storeLocatorPaths.audioFinder(site),
    examPaths.examPage(site),
    helpPaths.faq(site),
    helpPaths.help(site),
    helpPaths.contact(site),
    helpPaths.shippingAndReturns(site),
    helpPaths.privacy(site),
    helpPaths.terms(site),
    helpPaths.accessibility(site),
  ];
}

function xml(root: 'sitemapindex' | 'urlset', entry: 'sitemap' | 'url', urls: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    // The host of a request may have an ampersand; nothing else in a URL needs escaping.
    ...urls.map((url) => `<${entry}><loc>${url.replaceAll('&', '&amp;')}</loc></${entry}>`),
    `</${root}>`,
    '',
  ].join('\n');
}
