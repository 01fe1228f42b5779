import type { CatalogSearchResponse } from '@generated/catalog/model';
import { createContext, type ReactNode, useContext } from 'react';
import type { QueryChange } from '../state/change-query';
import type { ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';

/** The listing as seen by a filter of another feature. */
export interface FilterableListing {
  searchType: Exclude<ListingScope, 'contact-lenses'>;
  /** Search term; empty in a category. */
  term: string;
  /** Selected facets and prices, `name:value`. */
  facets: readonly string[];
  /** Applies the facets of a listing path. */
  show: (path: string, options?: { replace: boolean }) => void;
}

/** Renders a filter of another feature above the facets. */
export type RenderFilter = (listing: FilterableListing) => ReactNode;

/** Renders the size filter of another feature. */
export type RenderMySize = (className: string) => ReactNode;

/** Actions that lead to other states of a listing. */
export interface ListingActions {
  /** Sets the optimistic query. Call it in the event that navigates. */
  applyOptimistic: (query: ListingQuery) => void;
  /** Changes the latest query, which the page may not show yet, and preserves the scroll position. */
  followChange: (change: QueryChange, options?: { replace: boolean }) => void;
}

/** State shared by the components of a listing. */
export interface ListingContextValue extends ListingActions {
  scope: ListingScope;
  /** The optimistic query: a click shows here at once, before its products have loaded. */
  query: ListingQuery;
  /** The current search results and their facets. */
  results: CatalogSearchResponse | undefined;
  /** Total number of products; undefined while unknown. */
  total: number | undefined;
  /** Other results are loading. */
  pending: boolean;
  renderFilter: RenderFilter | undefined;
  renderMySize: RenderMySize | undefined;
}

const ListingContext = createContext<ListingContextValue | undefined>(undefined);

export const ListingProvider = ListingContext.Provider;

/** @throws Error outside a listing (a programming error). */
export function useListingContext(): ListingContextValue {
  const value = useContext(ListingContext);
  if (!value) throw new Error('useListingContext must be used inside a Listing.');
  return value;
}
