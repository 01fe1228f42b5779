import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '@/lib/navigation/announcer';
import type { StoreSearchResult } from '../api/search-stores';

/**
 * Says the heading of each further result: the focus stays in the field. Failures are live regions themselves.
 *
 * @param list where the result is shown
 */
export function useAnnounceResult(
  result: StoreSearchResult | undefined,
  list: RefObject<HTMLElement | null>,
): void {
  // Screen readers read the first result with the page.
  const last = useRef(result);
  useEffect(() => {
    if (!result || result === last.current) return;
    last.current = result;
    const heading = list.current?.querySelector('h2')?.textContent;
    if (heading) announce(heading);
  }, [result, list]);
}
