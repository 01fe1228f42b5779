import type { KeyboardEvent } from 'react';
import type { FacetOption } from '../../api/facet-sections';
import { facetChange } from '../../state/change-query';
import { ListingLink, type ListingLinkProps } from '../listing-link';

export interface FacetLinkProps extends Omit<ListingLinkProps, 'change'> {
  option: Parameters<typeof facetChange>[0];
  selected: boolean;
  singleSelect: FacetOption['singleSelect'];
}

/** Chooses or removes a facet value. It looks like a checkbox, so the space bar works as on one. */
export function FacetLink({ option, selected, singleSelect, ...rest }: FacetLinkProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    // It would scroll the page.
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <ListingLink
      {...rest}
      change={facetChange(option, selected, singleSelect)}
      aria-current={selected ? 'true' : undefined}
      onKeyDown={handleKeyDown}
    />
  );
}
