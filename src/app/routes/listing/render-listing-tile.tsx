import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { deferHydration } from '@/lib/hydration/defer-hydration';

const ListingTile = deferHydration(async () => (await import('./listing-tile')).ListingTile, true);

/** Tiles in the first viewport, whose images load eagerly. */
const FIRST_TILES = 4;

/** Renders the tile of a product, by its index among the products of the page. */
export function renderListingTile(
  product: CatalogSearchProduct,
  index: number,
  neighbors: readonly CatalogSearchProduct[],
) {
  return <ListingTile product={product} priority={index < FIRST_TILES} neighbors={neighbors} />;
}
