import { useFindProductsByCategory, useFindProductsByTerm } from '@generated/catalog/catalog';
import type { CatalogSearchResponse } from '@generated/catalog/model';
import type { SWRConfiguration } from 'swr';
import { useSite } from '@/lib/site/site';
import type { ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';
import { categoryRequestArgs, termRequestArgs } from './product-list-query';

export interface ListingState {
  /** The requested results; the previous ones while loading, if any. */
  results: CatalogSearchResponse | undefined;
  failed: boolean;
  retry: () => void;
}

const SHOW_PREVIOUS: Pick<SWRConfiguration, 'keepPreviousData'> = { keepPreviousData: true };

/** Manages the products of a listing page. Shares its cache keys with `productListQuery`. */
export function useListing(scope: ListingScope, query: ListingQuery): ListingState {
  const site = useSite();
  const isSearch = scope === 'search';
  const category = useFindProductsByCategory(
    ...categoryRequestArgs(site, isSearch ? 'eyeglasses' : scope, query),
    {
      swr: { ...SHOW_PREVIOUS, enabled: !isSearch },
    },
  );
  const search = useFindProductsByTerm(...termRequestArgs(site, query), {
    swr: { ...SHOW_PREVIOUS, enabled: isSearch && query.term !== '' },
  });
  const { data, error, mutate } = isSearch ? search : category;
  return { results: data, failed: error !== undefined, retry: () => void mutate() };
}
