import { useFindProductsByTerm } from '@generated/catalog/catalog';
import { useMemo } from 'react';
import { toPathTerm } from '@/domain/catalog/path-term';
import { useSite } from '@/lib/site/site';
import { type FrameOption, toFrameOptions } from './frame-option';

/** Some of the products found may be contact lenses, which are left out. */
const PAGE_SIZE = 12;
const MAX_RESULTS = 6;

export type FrameSearch =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; frames: readonly FrameOption[] };

/** Frames by name or brand; idle without a term. */
export function useFrameSearch(term: string): FrameSearch {
  const { storeId, catalogId, languageId, currency } = useSite();
  const { data, error, mutate } = useFindProductsByTerm(
    storeId,
    toPathTerm(term),
    {
      catalogId,
      langId: languageId,
      currency,
      pageNumber: 1,
      pageSize: PAGE_SIZE,
      profileName: 'MARLOWE_findProductsBySearchTerm_Tiles',
    },
    { swr: { enabled: term !== '' } },
  );
  const frames = useMemo(() => data && toFrameOptions(data.catalogEntryView).slice(0, MAX_RESULTS), [data]);
  if (term === '') return { state: 'idle' };
  if (frames) return { state: 'ready', frames };
  return error ? { state: 'failed', retry: () => void mutate() } : { state: 'loading' };
}
