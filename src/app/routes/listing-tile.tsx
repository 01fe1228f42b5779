import type { CatalogSearchEntry } from '@generated/catalog/model';
import { TileFit } from '@/features/prescription-filter/components/tile-fit';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';
import { SaveButton } from '@/features/wishlist/components/save-button';

export interface ListingTileProps {
  entry: CatalogSearchEntry;
  /** Its picture loads at once, as one of the first view. */
  priority: boolean;
}

/** The tile of a product in a listing. Hearts and prescriptions are for frames. */
export function ListingTile({ entry, priority }: ListingTileProps) {
  const tile = toProductTile(entry);
  const { kind, name } = tile;
  if (kind === 'contact-lenses') return <ProductCard tile={tile} priority={priority} />;
  return (
    <ProductCard tile={tile} priority={priority} action={({ id }) => <SaveButton {...{ id, kind, name }} />}>
      <TileFit attributes={entry.attributes} />
    </ProductCard>
  );
}
