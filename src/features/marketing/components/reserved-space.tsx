import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '@/ui/lib/cx';

export interface ReservedSpaceProps {
  /** Class names with the minimum height. */
  className: string | undefined;
  isLoading: boolean;
  /** The content once it has loaded; undefined when there is none. */
  children: ReactNode;
}

/** Fractions of a pixel that zooming adds. */
const ROUNDING_PX = 0.5;

/**
 * Reserves space for delayed content, so that nothing on the screen moves. The space keeps its height: it shows content that
 * fits, and otherwise stays blank. Below the screen nothing visible can move, so there the content takes the room that it
 * needs.
 */
export function ReservedSpace({ className, isLoading, children }: ReservedSpaceProps) {
  const spaceRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'reserved' | 'too-small' | 'released'>('reserved');

  // Runs before the content paints.
  useLayoutEffect(() => {
    const space = spaceRef.current;
    if (isLoading || !space) return;
    const { top, height } = space.getBoundingClientRect();
    const minHeight = Number.parseFloat(getComputedStyle(space).minHeight) || 0;
    if (top >= window.innerHeight) setState('released');
    else if (height > minHeight + ROUNDING_PX) setState('too-small');
  }, [isLoading]);

  if (state === 'released') return children;
  const visibleContent = state === 'reserved' ? children : undefined;
  return (
    // Hidden without scripts, which would load the content.
    <div ref={spaceRef} className={cx('grid noscript:hidden', className)}>
      {isLoading ? <span aria-hidden="true" className="skeleton skeleton-brief" /> : visibleContent}
    </div>
  );
}
