import { useMemo } from 'react';
import { listingRead } from '@/features/listing/api/listing-read';
import { Listing } from '@/features/listing/components/listing';
import { contactLensBasePath } from '@/features/listing/state/contact-lens-path';
import { parseListingQuery } from '@/features/listing/state/listing-query';
import { ProductCardSkeleton } from '@/features/product-card/components/product-card-skeleton';
import type { ListingName } from '@/platform/navigation/store-paths';
import { usePageAddress } from '../navigation/page-address';
import type { PageModule } from '../page';
import { pageBeyondLast } from './page-beyond-last';
import { renderPrescriptionFilter } from './prescription-filter';
import { renderListingTile } from './render-listing-tile';

export const prepare: PageModule['prepare'] = async ({ store, pathname, search }, load) => {
  const base = contactLensBasePath(pathname);
  if (base) return { redirect: search.size > 0 ? `${base}?${search}` : base };
  const scope = listingOf(pathname);
  const query = parseListingQuery(search);
  const read = listingRead(store, scope, query);
  const answer = read && (await load(read));
  return answer && pageBeyondLast(store, scope, query, answer);
};

/** Eyeglasses, sunglasses or contact lenses: the path says which. */
export function Page() {
  const { pathname, search } = usePageAddress();
  const query = useMemo(() => parseListingQuery(search), [search]);
  return (
    <Listing
      scope={listingOf(pathname)}
      query={query}
      renderTile={renderListingTile}
      placeholder={<ProductCardSkeleton />}
      renderFilter={renderPrescriptionFilter}
    />
  );
}

function listingOf(pathname: string): ListingName {
  const segment = pathname.split('/')[2];
  return segment === 'sunglasses' || segment === 'contact-lenses' ? segment : 'eyeglasses';
}
