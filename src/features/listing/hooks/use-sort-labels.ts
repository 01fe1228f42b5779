import { useLingui } from '@lingui/react/macro';
import type { SortOption } from '../state/sort-options';

export function useSortLabels(): Record<SortOption, string> {
  const { t } = useLingui();
  return {
    popular: t`Most popular`,
    newest: t`Newest first`,
    'price-low': t`Price: low to high`,
    'price-high': t`Price: high to low`,
    brand: t`Brand: A to Z`,
  };
}
