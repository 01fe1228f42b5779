import { useEffect } from 'react';
import type { CheckoutPlace } from '../state/checkout-places';
import type { SectionState } from '../state/section-state';

/** Returns the id of the element that takes the focus at a place: its heading, or its problem. */
export function focusId(place: CheckoutPlace, isProblem = false): string {
  return `checkout-${place}${isProblem ? '-problem' : ''}`;
}

/**
 * Moves the focus to the requested place.
 *
 * @param current the open section or the review.
 */
export function usePlaceFocus({ focus, problem }: SectionState, current: CheckoutPlace): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new object is one move
  useEffect(() => {
    if (!focus) return;
    const place = focus.place === 'next' ? current : focus.place;
    document.getElementById(focusId(place, problem?.place === place))?.focus();
  }, [focus]);
}
