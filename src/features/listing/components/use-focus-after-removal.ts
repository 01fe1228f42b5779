import { type RefObject, useEffect, useRef } from 'react';
import { RESULTS_HEADING_ID } from './element-ids';

/**
 * A removed filter chip takes the keyboard focus with it. Focus moves to the first remaining chip, or to the results
 * heading when none is left.
 *
 * @returns a ref for the chips' container, and a function to call when a chip is clicked.
 */
export function useFocusAfterRemoval(): { region: RefObject<HTMLDivElement | null>; remove: () => void } {
  const region = useRef<HTMLDivElement>(null);
  const removed = useRef(false);

  useEffect(() => {
    if (!removed.current || document.activeElement !== document.body) return;
    removed.current = false;
    const next = region.current?.querySelector('a') ?? document.getElementById(RESULTS_HEADING_ID);
    next?.focus({ preventScroll: true });
  });

  return {
    region,
    remove: () => {
      removed.current = true;
    },
  };
}
