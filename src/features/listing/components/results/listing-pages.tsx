import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { opensInNewTab } from '@/lib/navigation/document-navigation';
import { PageLink, type PageLinkProps } from '@/lib/navigation/page-link';
import { useSite } from '@/lib/site/site';
import { Pagination } from '@/ui/navigation/pagination';
import type { ListingQuery } from '../../state/listing-query';
import { listingHref, pageCount } from '../../state/listing-scope';
import { useListingContext } from '../listing-context';

export interface ListingPagesProps {
  currentQuery: ListingQuery;
  total: number;
}

/** Renders the pagination with real links. */
export function ListingPages({ currentQuery, total }: ListingPagesProps) {
  const site = useSite();
  const { t } = useLingui();
  const { scope } = useListingContext();
  const { page } = currentQuery;
  const pages = pageCount(total);
  return (
    <div data-listing-pages className="pt-12 lg:pt-16">
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={(to) => listingHref(site, scope, { ...currentQuery, page: to })}
        linkAs={PagingLink}
        label={t`Pages`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(number) => t`Page ${number}`}
        statusLabel={t`Page ${page} of ${pages}`}
      />
    </div>
  );
}

/** Links to a page. Unlike a facet link it scrolls to the top. */
function PagingLink(props: PageLinkProps) {
  const { query, applyOptimistic } = useListingContext();
  const handleClick = (event: MouseEvent) => {
    if (!opensInNewTab(event)) applyOptimistic(query);
  };
  return <PageLink {...props} onClick={handleClick} />;
}
