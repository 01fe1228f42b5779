import { useMemo } from 'react';
import { CATEGORY_IDS } from '@/domain/catalog/top-categories';
import { productListQuery } from '@/features/listing/api/product-list-query';
import { Listing } from '@/features/listing/components/listing';
import { contactLensBasePath } from '@/features/listing/state/contact-lens-path';
import { LISTING_PARAMS, parseListingQuery } from '@/features/listing/state/listing-query';
import { deferHydration } from '@/lib/hydration/defer-hydration';
import type { ListingName } from '@/lib/navigation/site-paths';
import { usePageLocation } from '../../navigation/page-location';
import type { PageModule } from '../../page';
import { listingSlots } from './listing-slots';
import { redirectToLastPage } from './redirect-to-last-page';

const PageEspot = deferHydration(async () => (await import('../shared/page-espot')).PageEspot);

/**
 * The banner of a category; may differ by shopper segment. Changing a facet, the sort order or the page does not fetch it
 * again.
 */
const ESPOT = { name: 'Listing_Banner', cookieSensitive: true, transientParams: LISTING_PARAMS } as const;

export const prepare: PageModule['prepare'] = async (location, load, loadOptional) => {
  const { site, pathname, search } = location;
  const basePath = contactLensBasePath(pathname);
  if (basePath) return { redirect: search.size > 0 ? `${basePath}?${search}` : basePath };
  const scope = listingName(pathname);
  const query = parseListingQuery(search);
  const productsQuery = productListQuery(site, scope, query);
  loadOptional(async () => {
    const { categoryEspotQuery } = await import('../shared/page-espot');
    return categoryEspotQuery(location, { ...ESPOT, categoryId: CATEGORY_IDS[scope] });
  });
  if (!productsQuery) return undefined;
  const response = await load(productsQuery);
  return response ? redirectToLastPage(site, scope, query, response) : { status: 503 };
};

/** The listing page of eyeglasses, sunglasses or contact lenses. */
export function Page() {
  const { pathname, search } = usePageLocation();
  const query = useMemo(() => parseListingQuery(search), [search]);
  const listing = listingName(pathname);
  return (
    <Listing
      scope={listing}
      query={query}
      banner={
        <PageEspot
          {...ESPOT}
          categoryId={CATEGORY_IDS[listing]}
          // Two lines on a phone, three on the smallest ones, one on a desktop.
          spaceClassName="min-h-17 max-[23rem]:min-h-22.5 lg:min-h-11.5"
          className="mb-3"
        />
      }
      {...listingSlots}
      {...(listing === 'contact-lenses' ? { renderMySize: undefined } : {})}
    />
  );
}

function listingName(pathname: string): ListingName {
  const segment = pathname.split('/')[2];
  return segment === 'sunglasses' || segment === 'contact-lenses' ? segment : 'eyeglasses';
}
