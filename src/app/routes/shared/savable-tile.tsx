import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import type { ReactNode } from 'react';
import { ProductCard } from '@/features/product-card/components/product-card';
import { SaveButton } from '@/features/wishlist/components/save-button';
import { upcsOf } from '@/lib/try-on/upcs-of';
import { TileTryOn } from './tile-try-on';
import { toTile } from './to-tile';
import { tryOn } from './try-on';

export interface SavableTileProps {
  product: CatalogSearchProduct;
  /** Loads its image eagerly: it is in the first viewport. */
  priority?: boolean;
  /** All products of the page, so that one call says which can be tried on; without them, none is offered. */
  neighbors?: readonly CatalogSearchProduct[];
  /** Shown on frames only. */
  children?: ReactNode;
}

/** A product tile; a frame has a wishlist and a try-on button for the color it shows. */
export function SavableTile({ product, priority = false, neighbors, children }: SavableTileProps) {
  const tile = toTile(product);
  const { kind, name } = tile;
  if (kind === 'contact-lenses') return <ProductCard tile={tile} priority={priority} />;
  return (
    <ProductCard
      tile={tile}
      priority={priority}
      action={({ id, upc, available }) => (
        <>
          <SaveButton {...{ id, kind, name }} />
          {neighbors && available ? (
            <TileTryOn {...{ product, upc, name, neighbors }} upcs={upcsOf(neighbors)} source={tryOn} />
          ) : null}
        </>
      )}
    >
      {children}
    </ProductCard>
  );
}
