import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Strip {
  stripProps: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
  };
  /** Zero-based. */
  shown: number;
  show: (index: number) => void;
}

/** A native scrolling carousel: each slide is as wide as the container. Tracks the slide in view and scrolls to others. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // Set during a programmatic scroll, so that slides passed on the way do not become active.
  const target = useRef<number>(undefined);

  const onScroll = () => {
    const strip = ref.current;
    if (!strip?.clientWidth) return;
    const place = Math.round(strip.scrollLeft / strip.clientWidth);
    if (target.current !== undefined && place !== target.current) return;
    target.current = undefined;
    setShown(Math.min(Math.max(place, 0), count - 1));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shopper may have swiped the server-rendered carousel before hydration
  useEffect(onScroll, []);

  const show = (index: number) => {
    const strip = ref.current;
    if (!strip) return;
    target.current = index;
    setShown(index);
    // Animate only to a neighbor; a longer scroll would drag every slide past.
    const behavior = Math.abs(index - shown) > 1 ? 'instant' : 'auto';
    strip.scrollTo({ left: index * strip.clientWidth, behavior });
  };

  return {
    stripProps: {
      ref,
      onScroll,
      // The shopper interrupts a programmatic scroll.
      onPointerDown: () => {
        target.current = undefined;
      },
    },
    shown,
    show,
  };
}
