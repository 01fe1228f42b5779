import { type RefObject, useEffect, useRef } from 'react';
import { RESULTS_HEADING_ID } from './element-ids';

/**
 * A chip that was pressed is gone, and the keyboard focus with it: the first one left takes it, or the heading of the
 * products where none is left.
 *
 * @returns the ref of the chips' surroundings, and what to call when a chip is pressed.
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
