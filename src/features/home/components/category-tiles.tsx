import type { CatalogSearchProduct } from '@generated/catalog/model';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SkeletonRegion } from '@/ui/display/skeleton';
import { Grid } from '@/ui/layout/grid';
import { useFocusAfterRecovery } from '@/ui/lib/use-focus-after-recovery';
import type { CategoryRow } from '../api/category-queries';
import { useCategoryRow } from '../api/use-category-row';
import { TilesFailure } from './tiles-failure';

/** Render slots for a product tile and its skeleton, provided by the page. */
export interface TileSlots {
  tile: (product: CatalogSearchProduct) => ReactNode;
  placeholder: ReactNode;
}

export interface CategoryTilesProps extends TileSlots {
  row: CategoryRow;
  /** When false, requests and renders nothing. */
  enabled?: boolean;
  /** `strip` scrolls horizontally below desktop width. */
  layout?: 'grid' | 'strip';
}

const STRIP =
  'max-lg:-mx-5 max-lg:flex max-lg:snap-x max-lg:scroll-px-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-2 ' +
  'sm:max-lg:-mx-8 sm:max-lg:scroll-px-8 sm:max-lg:px-8 [&>li]:shrink-0 max-lg:[&>li]:w-64 max-lg:[&>li]:snap-start';

/** Renders the product tiles of a category, with loading and error states. */
export function CategoryTiles({ row, enabled = true, layout, tile, placeholder }: CategoryTilesProps) {
  const { t } = useLingui();
  const { response, failed, retry } = useCategoryRow(row, enabled);
  const listRef = useFocusAfterRecovery<HTMLUListElement>(failed);
  const className = layout === 'strip' ? STRIP : undefined;
  if (!enabled) return null;
  if (failed) return <TilesFailure onRetry={retry} />;
  if (!response) {
    return (
      <SkeletonRegion label={t`Loading frames`}>
        <Grid className={className}>
          {['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => (
            <li key={key}>{placeholder}</li>
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  return (
    <Grid ref={listRef} tabIndex={-1} className={className}>
      {response.catalogEntryView.map((product) => (
        <li key={product.uniqueID} className="min-w-0">
          {tile(product)}
        </li>
      ))}
    </Grid>
  );
}
