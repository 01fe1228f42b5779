import type { Availability } from '@/domain/catalog/availability';
import type { Cents } from '@/domain/money/cents';
import { toDecimal } from '@/domain/money/parse-amount';
import { sitePaths } from '@/lib/navigation/site-paths';
import type { Site } from '@/lib/site/site';
import { asJpeg } from './as-jpeg';
import { fullName } from './full-name';
import type { ProductView } from './product-view';

const AVAILABILITY: Record<Availability, string> = {
  available: 'https://schema.org/InStock',
  backordered: 'https://schema.org/BackOrder',
  'sold-out': 'https://schema.org/OutOfStock',
};

/** Builds the absolute URLs that search engines need. */
export interface SiteContext {
  site: Site;
  /** Such as https://www.example.com. */
  origin: string;
}

/**
 * Returns the JSON-LD of a product (schema.org Product).
 *
 * @param images paths of the product's pictures.
 * @param context with the price that the page shows, if it is not the catalog's.
 */
export function productJsonLd(
  product: ProductView,
  images: readonly string[],
  { site, origin, offerPrice }: SiteContext & { offerPrice?: Cents | undefined },
): object {
  const { brand, colorName, upc, price, stock } = product;
  const url = origin + sitePaths.product(site, upc);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: fullName(product),
    sku: upc,
    // UPCs of the catalog are EAN-13 numbers.
    ...(/^\d{13}$/.test(upc) ? { gtin13: upc } : {}),
    brand: { '@type': 'Brand', name: brand },
    ...(colorName ? { color: colorName } : {}),
    description: product.description || product.summary,
    image: images.map((path) => origin + asJpeg(path)),
    url,
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            price: toDecimal(offerPrice ?? price.offer),
            priceCurrency: site.currency,
            availability: AVAILABILITY[stock],
            itemCondition: 'https://schema.org/NewCondition',
            url,
          },
        }
      : {}),
  };
}

/** Returns the JSON-LD of breadcrumbs (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(
  items: readonly { label: string; href: string }[],
  { origin }: SiteContext,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
