import type { CatalogSearchEntry } from '@generated/catalog/model';
import { TileFit } from '@/features/prescription-filter/components/tile-fit';
import { HeartedTile } from './hearted-tile';

export interface ListingTileProps {
  entry: CatalogSearchEntry;
  /** Its picture loads at once, as one of the first view. */
  priority: boolean;
}

/** The tile of a product in a listing, where a frame says whether it takes the shopper's prescription. */
export function ListingTile({ entry, priority }: ListingTileProps) {
  return (
    <HeartedTile entry={entry} priority={priority}>
      <TileFit attributes={entry.attributes} />
    </HeartedTile>
  );
}
