import type { CatalogSearchEntry } from '@generated/catalog/model';
import { TileFitBadge } from '@/features/prescription-filter/components/tile-fit';
import { SavableTile } from './hearted-tile';

export interface ListingTileProps {
  product: CatalogSearchEntry;
  /** Loads its image eagerly: it is in the first viewport. */
  priority: boolean;
}

/** A product tile in a listing; a frame shows whether it fits the shopper's prescription. */
export function ListingTile({ product, priority }: ListingTileProps) {
  return (
    <SavableTile product={product} priority={priority}>
      <TileFitBadge attributes={product.attributes} />
    </SavableTile>
  );
}
