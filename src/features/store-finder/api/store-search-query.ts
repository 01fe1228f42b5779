import type { Query } from '@/lib/queries/query';
import { checkSearchText } from '../rules/search-text';
import { type SearchContext, type StoreSearchResult, searchByText } from './search-stores';

/**
 * Returns the search of a finder's URL, for the first paint and its hook; undefined without a valid text. The sort order and
 * the open store need no new search.
 */
export function storeSearchQuery(context: SearchContext): Query<StoreSearchResult> | undefined {
  const { site, state, isAudio } = context;
  const check = checkSearchText(state.location);
  if (check.status !== 'valid') return undefined;
  const { openings, insurance, languages } = state;
  return {
    key: ['/store-search', site.locale, check.text, openings, insurance, languages, isAudio],
    fetch: (options) => searchByText(context, check.text, options),
  };
}
