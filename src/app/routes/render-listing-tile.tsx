import type { CatalogSearchEntry } from '@generated/catalog/model';
import { servedPart } from '@/platform/rendering/served-part';

const ListingTile = servedPart(async () => (await import('./listing-tile')).ListingTile, true);

/** Tiles of the first view, whose pictures load at once. */
const FIRST_TILES = 4;

/** The tile of a product in a listing, by its place on the page. */
export function renderListingTile(entry: CatalogSearchEntry, index: number) {
  return <ListingTile entry={entry} priority={index < FIRST_TILES} />;
}
