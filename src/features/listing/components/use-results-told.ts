import type { CatalogSearchAnswer } from '@generated/catalog/model';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { announce } from '@/platform/navigation/announcer';
import { useListingContext } from './listing-context';
import { useCountText } from './use-listing-texts';

/**
 * Says to screen readers how much there is after a change, and moves the focus to the products' heading when another
 * page of them was asked for, or when the button that asked for them again is gone. The first products of a page are part
 * of it and not announced.
 *
 * @returns a ref for the heading.
 */
export function useResultsTold(
  page: number,
  answer: CatalogSearchAnswer | undefined,
  failed: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { scope } = useListingContext();
  const type = useNavigationType();
  const countText = useCountText(scope);
  const before = useRef({ page, answer, failed });

  useEffect(() => {
    const { page: lastPage, answer: lastAnswer, failed: hadFailed } = before.current;
    before.current = { page, answer, failed };
    const recovered = hadFailed && !failed && document.activeElement === document.body;
    const turned = page !== lastPage && type === 'PUSH' && isPagination(document.activeElement);
    if (answer && lastAnswer && answer !== lastAnswer) announce(countText(answer.recordSetTotal));
    if (recovered || turned) heading.current?.focus({ preventScroll: true });
  });

  return heading;
}

/** Other changes go back to page 1 as well, and leave the focus where it is. */
function isPagination(element: Element | null): boolean {
  return element === document.body || element?.closest('[data-listing-pages]') != null;
}
