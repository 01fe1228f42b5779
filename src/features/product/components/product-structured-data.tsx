import { canonicalOrigin } from '@/domain/locale/locale-origin';
import type { Cents } from '@/domain/money/cents';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { StructuredData } from '@/lib/meta/structured-data';
import { useSite } from '@/lib/site/site';
import { breadcrumbJsonLd, productJsonLd } from '../api/product-json-ld';
import type { ProductView } from '../api/product-view';
import type { Shot } from '../api/to-gallery';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';

export interface ProductStructuredDataProps {
  product: ProductView;
  shots: readonly Shot[];
  /** The price that the page shows, if it is not the catalog's. */
  offerPrice?: Cents | undefined;
}

/** Renders the JSON-LD of a product page: product and breadcrumbs. */
export function ProductStructuredData({ product, shots, offerPrice }: ProductStructuredDataProps) {
  const site = useSite();
  const siteContext = { site, origin: canonicalOrigin(useSiteOrigin(), site.locale) };
  const breadcrumbs = useBreadcrumbs(product);
  const images = shots.map(({ src }) => src);
  return (
    <StructuredData
      items={[
        productJsonLd(product, images, { ...siteContext, offerPrice }),
        breadcrumbJsonLd(breadcrumbs, siteContext),
      ]}
    />
  );
}
