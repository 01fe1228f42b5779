import type { CatalogSearchProduct } from '@generated/catalog/model';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';
import { PAGE_SIZE } from '../state/listing-scope';

export interface Breadcrumb {
  label: string;
  href: string;
}

/** Breadcrumbs for search engines (schema.org). URLs are relative to the page. */
export function breadcrumbJsonLd(breadcrumbs: readonly Breadcrumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}

/** Lists the products of a listing page for search engines. Positions continue across pages. */
export function itemListJsonLd(site: Site, products: readonly CatalogSearchProduct[], page: number): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + index + 1,
      name: product.manufacturer ? `${product.manufacturer} ${product.name}` : product.name,
      url: sitePaths.product(site, product.sKUs?.[0]?.partNumber ?? product.partNumber),
    })),
  };
}
