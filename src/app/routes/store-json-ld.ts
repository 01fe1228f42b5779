import { storePaths } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';

/** Structured data: the organization and the site search (schema.org). URLs are relative to the page. */
export function storeJsonLd(store: Store): object[] {
  const home = storePaths.home(store);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Marlowe Eyewear',
      url: home,
      logo: '/favicon.svg',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Marlowe Eyewear',
      url: home,
      inLanguage: store.languageTag,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(store) },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** Keeps the braces of the template unencoded. */
function searchTemplate(store: Store): string {
  return decodeURIComponent(storePaths.search(store, '{search_term_string}'));
}
