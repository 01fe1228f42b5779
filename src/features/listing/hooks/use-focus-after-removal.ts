import { type RefObject, useEffect, useRef } from 'react';
import { RESULTS_HEADING_ID } from '../components/element-ids';

/**
 * Keeps the keyboard focus when a filter chip is removed. Moves it to the first remaining chip, or to the results heading when
 * none is left.
 *
 * @returns a ref for the chips' container, and a function to call when a chip is clicked.
 */
export function useFocusAfterRemoval(): {
  containerRef: RefObject<HTMLDivElement | null>;
  markRemoved: () => void;
} {
  const containerRef = useRef<HTMLDivElement>(null);
  const removedRef = useRef(false);

  useEffect(() => {
    if (!removedRef.current || document.activeElement !== document.body) return;
    removedRef.current = false;
    const next = containerRef.current?.querySelector('a') ?? document.getElementById(RESULTS_HEADING_ID);
    next?.focus({ preventScroll: true });
  });

  return {
    containerRef,
    markRemoved: () => {
      removedRef.current = true;
    },
  };
}
