import { PageMeta } from '@/platform/meta/page-meta';
import { useSiteOrigin } from '@/platform/meta/site-origin';
import { useStore } from '@/platform/store/store';
import { fullName } from '../api/full-name';
import { breadcrumbJsonLd, productJsonLd } from '../api/product-json-ld';
import type { ProductView } from '../api/product-view';
import type { Shot } from '../api/to-gallery';
import { useProductWay } from '../api/use-product-way';

/** The head of a product's page, with its structured data. */
export function ProductMeta({ product, shots }: { product: ProductView; shots: readonly Shot[] }) {
  const place = { store: useStore(), origin: useSiteOrigin() };
  const way = useProductWay(product);
  const { colourName, description, summary } = product;
  const images = shots.map(({ src }) => src);
  return (
    <PageMeta
      title={[fullName(product), colourName].filter(Boolean).join(', ')}
      description={description || summary}
      jsonLd={[productJsonLd(product, images, place), breadcrumbJsonLd(way, place)]}
    />
  );
}
