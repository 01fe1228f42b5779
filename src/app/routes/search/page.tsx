import { useMemo } from 'react';
import { productListQuery } from '@/features/listing/api/product-list-query';
import { Listing } from '@/features/listing/components/listing';
import { SearchStart } from '@/features/listing/components/search/search-start';
import { parseListingQuery } from '@/features/listing/state/listing-query';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { listingSlots } from '../listing/listing-slots';
import { redirectToLastPage } from '../listing/redirect-to-last-page';

export const prepare: PageModule['prepare'] = async ({ site, search }, load) => {
  const query = parseListingQuery(search);
  const productsQuery = productListQuery(site, 'search', query);
  if (!productsQuery) return undefined;
  const response = await load(productsQuery);
  return response ? redirectToLastPage(site, 'search', query, response) : { status: 503 };
};

/** Search results, or the search form without a search term. */
export function Page() {
  const { search } = usePageLocation();
  const query = useMemo(() => parseListingQuery(search), [search]);
  if (!query.term) return <SearchStart />;
  return <Listing scope="search" query={query} {...listingSlots} />;
}
