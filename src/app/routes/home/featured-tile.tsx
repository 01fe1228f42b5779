import type { CatalogSearchEntry } from '@generated/catalog/model';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { FeaturedProduct } from '@/features/product-card/components/featured-product';

/** The product tile in the hero. */
export function FeaturedTile({ product }: { product: CatalogSearchEntry }) {
  return <FeaturedProduct tile={toProductTile(product)} />;
}
