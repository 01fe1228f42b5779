import { useState } from 'react';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Store } from '@/domain/stores/store';
import { type FilterOptions, mergeOptions, NO_OPTIONS } from '@/domain/stores/store-filters';

/**
 * Collects the filter options of a search: everything that any of its responses had, so that filtering removes no option. A new
 * place starts over.
 */
export function useFilterOptions(
  place: string,
  stores: readonly Store[],
  chosen: FinderState,
): FilterOptions {
  const [known, setKnown] = useState({ place, stores, options: mergeOptions(NO_OPTIONS, stores, chosen) });
  if (known.place === place && known.stores === stores) return known.options;
  const options = mergeOptions(known.place === place ? known.options : NO_OPTIONS, stores, chosen);
  // Sets derived state during rendering: an effect would show the options one frame after the stores.
  setKnown({ place, stores, options });
  return options;
}
