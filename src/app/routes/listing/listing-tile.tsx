import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { TileFitBadge } from '@/features/prescription/components/tile-fit-badge';
import { SavableTile } from '../shared/savable-tile';

export interface ListingTileProps {
  product: CatalogSearchProduct;
  /** Loads its image eagerly: it is in the first viewport. */
  priority: boolean;
  /** All products of the page. */
  neighbors: readonly CatalogSearchProduct[];
}

/** A product tile in a listing; a frame shows whether it fits the shopper's prescription. */
export function ListingTile({ product, priority, neighbors }: ListingTileProps) {
  return (
    <SavableTile {...{ product, priority, neighbors }}>
      <TileFitBadge attributes={product.attributes} />
    </SavableTile>
  );
}
