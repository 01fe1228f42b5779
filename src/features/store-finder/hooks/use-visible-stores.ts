import { useMemo, useState } from 'react';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Store } from '@/domain/stores/store';
import { useSite } from '@/lib/site/site';
import { sortStores } from '../rules/store-filters';
import { useIsFavorite } from '../state/favorite-stores';

/** Returns the loaded stores in list order, only favorites if the shopper chose that. */
export function useVisibleStores(
  stores: readonly Store[],
  { sort, favoritesOnly }: Pick<FinderState, 'sort' | 'favoritesOnly'>,
  now: Date,
): readonly Store[] {
  const { languageTag } = useSite();
  const isFavorite = useIsFavorite();
  // A store that is no longer a favorite stays until the filters change: its card has the focus, and the button that undoes it.
  const [former, setFormer] = useState<ReadonlySet<string>>(new Set());
  const favorites = favoritesOnly ? stores.filter(isFavorite).map(({ id }) => id) : [];
  if (!favoritesOnly && former.size > 0) setFormer(new Set());
  if (favorites.some((id) => !former.has(id))) setFormer(new Set([...former, ...favorites]));

  const shown = useMemo(
    () => (favoritesOnly ? stores.filter(({ id }) => former.has(id)) : stores),
    [stores, favoritesOnly, former],
  );
  // Only one order depends on the time.
  const time = sort === 'open-now' ? now.getTime() : 0;
  return useMemo(
    () => sortStores(shown, sort, { now: new Date(time), languageTag }),
    [shown, sort, time, languageTag],
  );
}
