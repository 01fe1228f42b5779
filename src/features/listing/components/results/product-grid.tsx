import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HydrationSection } from '@/lib/hydration/hydration-section';
import { SkeletonRegion } from '@/ui/display/skeleton';
import { cx } from '@/ui/lib/cx';
import { useMobileColumns } from '../../state/mobile-columns';

/** Renders a tile. All products of the page are a stable object. */
export type RenderTile = (
  product: CatalogSearchProduct,
  index: number,
  products: readonly CatalogSearchProduct[],
) => ReactNode;

/** Tiles of the first screen: whole rows of two or three. */
const EAGER_TILES = 6;
const LAZY = 'lazy-layout [--estimated-height:18rem] md:[--estimated-height:22rem]';

export interface ProductGridProps {
  products: readonly CatalogSearchProduct[];
  renderTile: RenderTile;
}

/** Shows the product tiles: one or two columns on mobile, three from tablet up. */
export function ProductGrid({ products, renderTile }: ProductGridProps) {
  return (
    // Sets the role, which WebKit drops together with the bullets.
    <HydrationSection whenIdle as="ul" role="list" className={useGridClass()}>
      {products.map((product, index) => (
        // A tile holds the selected color in state, so a different leading SKU needs a new tile. The index in the key
        // keeps tiles from moving across the page when the products change.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is part of the identity
          key={`${index}-${product.uniqueID}-${product.sKUs?.[0]?.uniqueID}`}
          className={index < EAGER_TILES ? undefined : LAZY}
        >
          {renderTile(product, index, products)}
        </li>
      ))}
    </HydrationSection>
  );
}

/** Enough to fill the first viewport. */
const SKELETON_COUNT = 12;

/** Renders the skeleton of a page of products while it loads. */
export function SkeletonGrid({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useLingui();
  return (
    <SkeletonRegion label={t`Products are loading`}>
      <div className={useGridClass()}>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their index
          <div key={index}>{placeholder}</div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

function useGridClass(): string {
  const columns = useMobileColumns();
  return cx(
    'grid gap-x-4 gap-y-8 sm:grid-cols-2 sm:gap-x-6 md:grid-cols-3 lg:gap-y-12',
    columns === 1 ? 'grid-cols-1' : 'grid-cols-pair',
  );
}
