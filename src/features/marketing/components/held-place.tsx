import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '@/ui/lib/cx';

export interface HeldPlaceProps {
  /** Class names with the minimum height. */
  className: string | undefined;
  isLoading: boolean;
  /** The content once it has loaded; undefined when there is none. */
  children: ReactNode;
}

/** Fractions of a pixel that zooming adds. */
const ROUNDING_PX = 0.5;

/**
 * Holds the place of delayed content, so that nothing on the screen moves. The place keeps its height whatever comes: the
 * content is shown if it fits, otherwise the place stays blank. Below the screen nothing visible can move, so there the
 * content takes the room that it needs.
 */
export function HeldPlace({ className, isLoading, children }: HeldPlaceProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'held' | 'too-small' | 'released'>('held');

  // Before the content paints.
  useLayoutEffect(() => {
    const place = placeRef.current;
    if (isLoading || !place) return;
    const { top, height } = place.getBoundingClientRect();
    const heldHeight = Number.parseFloat(getComputedStyle(place).minHeight) || 0;
    if (top >= window.innerHeight) setState('released');
    else if (height > heldHeight + ROUNDING_PX) setState('too-small');
  }, [isLoading]);

  if (state === 'released') return children;
  const visibleContent = state === 'held' ? children : undefined;
  return (
    // Without scripts nothing comes.
    <div ref={placeRef} className={cx('grid noscript:hidden', className)}>
      {isLoading ? <span aria-hidden="true" className="skeleton skeleton-brief" /> : visibleContent}
    </div>
  );
}
