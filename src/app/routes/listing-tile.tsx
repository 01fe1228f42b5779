import type { CatalogSearchEntry } from '@generated/catalog/model';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';

/** Tiles of the first view, whose pictures load at once. */
const FIRST_TILES = 4;

/** The tile of a product in a listing, by its place on the page. */
export function renderListingTile(entry: CatalogSearchEntry, index: number) {
  return <ProductCard tile={toProductTile(entry)} priority={index < FIRST_TILES} />;
}
