import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import type { ReactNode } from 'react';
import { toProductTile } from '@/features/product-card/api/to-product-tile';
import { ProductCard } from '@/features/product-card/components/product-card';
import { SaveButton } from '@/features/wishlist/components/save-button';
import { tileSettings } from './tile-settings';

export interface SavableTileProps {
  product: CatalogSearchProduct;
  /** Loads its image eagerly: it is in the first viewport. */
  priority?: boolean;
  /** Shown on frames only. */
  children?: ReactNode;
}

/** A product tile; a frame has a wishlist button for the color it shows. */
export function SavableTile({ product, priority = false, children }: SavableTileProps) {
  const tile = toProductTile(product, tileSettings);
  const { kind, name } = tile;
  if (kind === 'contact-lenses') return <ProductCard tile={tile} priority={priority} />;
  return (
    <ProductCard tile={tile} priority={priority} action={({ id }) => <SaveButton {...{ id, kind, name }} />}>
      {children}
    </ProductCard>
  );
}
