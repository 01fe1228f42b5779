import { useFindProductsByCategory } from '@generated/catalog/catalog';
import type { CatalogSearchResponse } from '@generated/catalog/model';
import { useSite } from '@/lib/site/site';
import { type CategoryRow, categoryRowArgs } from './category-queries';

export interface CategoryRowState {
  response: CatalogSearchResponse | undefined;
  failed: boolean;
  retry: () => void;
}

/** Products of a row; requested only when enabled. */
export function useCategoryRow(row: CategoryRow, isEnabled = true): CategoryRowState {
  const args = categoryRowArgs(useSite(), row);
  const { data, error, mutate } = useFindProductsByCategory(...args, { swr: { enabled: isEnabled } });
  return { response: data, failed: error !== undefined && data === undefined, retry: () => void mutate() };
}
