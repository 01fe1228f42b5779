import type { CatalogSearchEntry } from '@generated/catalog/model';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';
import { SaveButton } from '@/features/wishlist/components/save-button';

/** Tiles of the first view, whose pictures load at once. */
const FIRST_TILES = 4;

/** The tile of a product in a listing, by its place on the page. */
export function renderListingTile(entry: CatalogSearchEntry, index: number) {
  const tile = toProductTile(entry);
  const { kind, name } = tile;
  return (
    <ProductCard
      tile={tile}
      priority={index < FIRST_TILES}
      // A wishlist holds frames only (000 §3).
      {...(kind === 'contact-lenses' ? {} : { action: ({ id }) => <SaveButton {...{ id, kind, name }} /> })}
    />
  );
}
