import type { CatalogSearchResponse } from '@generated/catalog/model/index';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announce } from '@/lib/navigation/announcer';
import { useListingContext } from '../components/listing-context';
import { useCountLabel } from './use-listing-copy';

/**
 * Announces the number of results to screen readers after a change. Moves focus to the results heading after
 * pagination, and after a retry, whose button is gone. The first results of a page are not announced.
 *
 * @returns a ref for the heading.
 */
export function useResultsAnnouncement(
  page: number,
  results: CatalogSearchResponse | undefined,
  failed: boolean,
): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { scope } = useListingContext();
  const navigationType = useNavigationType();
  const countLabel = useCountLabel(scope);
  const previous = useRef({ page, results, failed });

  useEffect(() => {
    const { page: lastPage, results: lastResults, failed: hadFailed } = previous.current;
    previous.current = { page, results, failed };
    const recovered = hadFailed && !failed && document.activeElement === document.body;
    const pageChanged =
      page !== lastPage && navigationType === 'PUSH' && isPagination(document.activeElement);
    if (results && lastResults && results !== lastResults) announce(countLabel(results.recordSetTotal));
    if (recovered || pageChanged) headingRef.current?.focus({ preventScroll: true });
  });

  return headingRef;
}

/** Returns whether an element is part of the pagination. Other changes also return to page 1 but keep the focus. */
function isPagination(element: Element | null): boolean {
  return element === document.body || element?.closest('[data-listing-pages]') != null;
}
