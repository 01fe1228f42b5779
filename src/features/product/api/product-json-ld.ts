import { toDecimal } from '@/domain/money/parse-amount';
import { storePaths } from '@/platform/navigation/store-paths';
import type { Store } from '@/platform/store/store';
import { fullName } from './full-name';
import type { ProductView, StockState } from './product-view';

const AVAILABILITY: Record<StockState, string> = {
  available: 'https://schema.org/InStock',
  backordered: 'https://schema.org/BackOrder',
  'sold-out': 'https://schema.org/OutOfStock',
};

/** Builds the absolute URLs that search engines need. */
export interface PagePlace {
  store: Store;
  /** Such as https://www.example.com. */
  origin: string;
}

/**
 * JSON-LD of a product (schema.org Product).
 *
 * @param images paths of the product's pictures.
 */
export function productJsonLd(
  product: ProductView,
  images: readonly string[],
  { store, origin }: PagePlace,
): object {
  const { brand, colorName, upc, price, stock } = product;
  const url = origin + storePaths.product(store, upc);
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
    image: images.map((path) => origin + path),
    url,
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            price: toDecimal(price.offer),
            priceCurrency: store.currency,
            availability: AVAILABILITY[stock],
            itemCondition: 'https://schema.org/NewCondition',
            url,
          },
        }
      : {}),
  };
}

/** JSON-LD of breadcrumbs (schema.org BreadcrumbList). */
export function breadcrumbJsonLd(
  items: readonly { label: string; href: string }[],
  { origin }: PagePlace,
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
