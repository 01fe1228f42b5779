import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { FeaturedProduct } from '@/features/product-card/components/featured-product';

/** The product tile in the hero. */
export function FeaturedTile({ product }: { product: CatalogSearchProduct }) {
  return <FeaturedProduct tile={toProductTile(product)} />;
}
