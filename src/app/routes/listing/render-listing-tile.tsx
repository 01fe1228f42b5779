import type { CatalogSearchEntry } from '@generated/catalog/model';
import { deferHydration } from '@/platform/rendering/served-part';

const ListingTile = deferHydration(async () => (await import('./listing-tile')).ListingTile, true);

/** Tiles in the first viewport, whose images load eagerly. */
const FIRST_TILES = 4;

/** Renders the tile of a product, by its index on the page. */
export function renderListingTile(product: CatalogSearchEntry, index: number) {
  return <ListingTile product={product} priority={index < FIRST_TILES} />;
}
