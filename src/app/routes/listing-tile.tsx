import type { CatalogSearchEntry } from '@generated/catalog/model';
import { TileFit } from '@/features/prescription-filter/components/tile-fit';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';
import { SaveButton } from '@/features/wishlist/components/save-button';

/** Tiles of the first view, whose pictures load at once. */
const FIRST_TILES = 4;

/** The tile of a product in a listing, by its place on the page. Hearts and prescriptions are for frames. */
export function renderListingTile(entry: CatalogSearchEntry, index: number) {
  const tile = toProductTile(entry);
  const priority = index < FIRST_TILES;
  const { kind, name } = tile;
  if (kind === 'contact-lenses') return <ProductCard tile={tile} priority={priority} />;
  return (
    <ProductCard tile={tile} priority={priority} action={({ id }) => <SaveButton {...{ id, kind, name }} />}>
      <TileFit attributes={entry.attributes} />
    </ProductCard>
  );
}
