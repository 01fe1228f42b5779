import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { opensInNewTab } from '@/lib/navigation/document-navigation';
import { usePrefetchPath } from '@/lib/navigation/prefetch';
import { useSite } from '@/lib/site/site';
import type { QueryChange } from '../state/change-query';
import { listingHref } from '../state/listing-scope';
import { useListingContext } from './listing-context';

export interface ListingLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  change: QueryChange;
  /** True without products, when it cannot be followed. It retains the focus, which it may have when the results arrive. */
  disabled?: boolean;
}

/**
 * Renders a link to another state of the same listing, such as a facet to add or remove. It preserves the scroll position and
 * updates optimistically. It prefetches on pointer down rather than on hover, since a pointer crosses many facets.
 */
export function ListingLink({ change, disabled, onClick, ...rest }: ListingLinkProps) {
  const site = useSite();
  const { scope, query, followChange } = useListingContext();
  const href = listingHref(site, scope, change(query));
  const pageHref = useHref(href);
  const prefetch = usePrefetchPath();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensInNewTab(event)) return;
    event.preventDefault();
    followChange(change);
  };
  // The same element, which a focused link must stay.
  if (disabled) return <a {...rest} role="link" aria-disabled="true" tabIndex={-1} />;
  return (
    <a
      // Crawlers need not follow every combination of facets.
      rel="nofollow"
      {...rest}
      href={pageHref}
      onClick={handleClick}
      onPointerDown={() => prefetch(href)}
    />
  );
}
