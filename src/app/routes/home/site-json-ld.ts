import { sitePaths } from '@/lib/navigation/site-paths';
import { BRAND } from '@/lib/site/brand';
import type { Site } from '@/lib/site/site';

/** Structured data: the organization and the site search (schema.org). URLs are relative to the page. */
export function siteJsonLd(site: Site): object[] {
  const home = sitePaths.home(site);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: BRAND,
      url: home,
      logo: '/favicon.svg',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: BRAND,
      url: home,
      inLanguage: site.languageTag,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(site) },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Leaves the braces of the template unencoded. */
function searchTemplate(site: Site): string {
  return decodeURIComponent(sitePaths.search(site, '{search_term_string}'));
}
