import type { CatalogSearchAnswer } from '@generated/catalog/model';
import { createContext, type ReactNode, useContext } from 'react';
import type { ListingQuery } from '../state/listing-query';
import type { ListingScope } from '../state/listing-scope';

/** What a filter of another feature is told of the frames that it narrows. */
export interface NarrowedListing {
  searchType: Exclude<ListingScope, 'contact-lenses'>;
  /** What was searched for; empty in a category. */
  term: string;
  /** Chosen facets and prices, `name:value`. */
  facets: readonly string[];
  /** Takes over the facets of a listing's path. */
  show: (path: string) => void;
}

/** Draws a filter of another feature above the facets. */
export type RenderFilter = (listing: NarrowedListing) => ReactNode;

/** What the parts of a listing share. */
export interface ListingContextValue {
  scope: ListingScope;
  /** What is asked for: a press shows here at once, before its products have come. */
  query: ListingQuery;
  /** The products shown, and the facets to narrow them. */
  answer: CatalogSearchAnswer | undefined;
  /** Products found in all; undefined until known. */
  total: number | undefined;
  /** Other products are on their way. */
  pending: boolean;
  /** Says, in the event that navigates, what will be asked for. */
  expect: (query: ListingQuery) => void;
  /** Navigates to another state of this listing, staying at the same place of the page. */
  go: (query: ListingQuery) => void;
  renderFilter: RenderFilter | undefined;
}

const ListingContext = createContext<ListingContextValue | undefined>(undefined);

export const ListingProvider = ListingContext.Provider;

/** @throws Error outside a listing, which is a mistake in the code. */
export function useListingContext(): ListingContextValue {
  const value = useContext(ListingContext);
  if (!value) throw new Error('useListingContext needs a listing around it.');
  return value;
}
