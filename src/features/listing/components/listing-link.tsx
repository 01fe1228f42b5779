import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { usePreparePath } from '@/platform/navigation/preparation';
import { useFollowLink } from '@/platform/navigation/use-follow-link';
import { useStore } from '@/platform/store/store';
import type { ListingQuery } from '../state/listing-query';
import { listingHref } from '../state/listing-scope';
import { useListingContext } from './listing-context';

export interface ListingLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: ListingQuery;
}

/**
 * A link to another state of the same listing: a facet, taken or given back. The page stays where it is and shows the
 * choice at once. It gets ready on press rather than on hover, since a pointer crosses many facets on its way.
 */
export function ListingLink({ to, onClick, ...rest }: ListingLinkProps) {
  const store = useStore();
  const { scope, expect } = useListingContext();
  const href = listingHref(store, scope, to);
  const prepare = usePreparePath();
  const navigate = useFollowLink(href, { keepScroll: true });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    expect(to);
    navigate(event);
  };
  return (
    <a
      // Search engines need not walk through every combination.
      rel="nofollow"
      {...rest}
      href={useHref(href)}
      onClick={follow}
      onPointerDown={() => prepare(href)}
    />
  );
}

/** In a new tab or window: this page stays as it is. */
export function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
