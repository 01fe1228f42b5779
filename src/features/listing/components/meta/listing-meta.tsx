import type { CatalogSearchProduct } from '@generated/catalog/model/index';
import { useLingui } from '@lingui/react/macro';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import { PageMeta } from '@/lib/meta/page-meta';
import { useSite } from '@/lib/site/site';
import { useListingCopy } from '../../hooks/use-listing-copy';
import { isFiltered } from '../../state/count-filters';
import type { ListingQuery } from '../../state/listing-query';
import { listingPath } from '../../state/listing-scope';
import { useListingContext } from '../listing-context';

const ListingStructuredData = deferHydration(
  async () => (await import('./listing-structured-data')).ListingStructuredData,
);

export interface ListingMetaProps {
  query: ListingQuery;
  products: readonly CatalogSearchProduct[];
}

/** Renders the meta tags of a listing. Only unfiltered, unsorted category pages are indexed. */
export function ListingMeta({ query, products }: ListingMetaProps) {
  const site = useSite();
  const { t } = useLingui();
  const { scope } = useListingContext();
  const { title, description } = useListingCopy(scope, query.term);
  const { page } = query;
  const path = listingPath(site, scope);
  const noIndex = scope === 'search' || isFiltered(query) || query.sort !== undefined;
  return (
    <>
      <PageMeta
        title={page > 1 ? t`${title}, page ${page}` : title}
        description={description}
        canonical={page > 1 ? `${path}?page=${page}` : path}
        noIndex={noIndex}
      />
      {noIndex ? null : <ListingStructuredData products={products} page={page} />}
    </>
  );
}
