import { type RefObject, useEffect, useRef, useState } from 'react';

/** In milliseconds. */
const FADE_MS = 240;

export interface Carousel {
  carouselProps: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
  };
  /** Zero-based. */
  activeIndex: number;
  goTo: (index: number) => void;
}

/**
 * Manages a native scrolling carousel: each slide is as wide as the container. Tracks the slide in view and scrolls to others.
 *
 * @param onScrolledTo called with the slide that the shopper has scrolled to.
 */
export function useCarousel(count: number, onScrolledTo?: (index: number) => void): Carousel {
  const ref = useRef<HTMLUListElement>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  // Set during a programmatic scroll, so that slides passed meanwhile do not become active.
  const targetIndex = useRef<number>(undefined);

  const readScroll = (): number | undefined => {
    const element = ref.current;
    if (!element?.clientWidth) return undefined;
    const index = Math.min(Math.max(Math.round(element.scrollLeft / element.clientWidth), 0), count - 1);
    if (targetIndex.current !== undefined && index !== targetIndex.current) return undefined;
    targetIndex.current = undefined;
    setActiveIndex(index);
    return index;
  };

  const onScroll = () => {
    const index = readScroll();
    if (index !== undefined && index !== activeIndex) onScrolledTo?.(index);
  };

  // The shopper may have swiped the server-rendered carousel before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void readScroll(), []);

  const goTo = (index: number) => {
    const element = ref.current;
    if (!element) return;
    const left = index * element.clientWidth;
    // Without a scroll, nothing would end the wait for the target.
    targetIndex.current = Math.abs(element.scrollLeft - left) < 1 ? undefined : index;
    setActiveIndex(index);
    // Scroll only to a neighbor; a longer scroll would drag every slide past.
    const isFar = Math.abs(index - activeIndex) > 1;
    element.scrollTo({ left, behavior: isFar ? 'instant' : 'auto' });
    if (isFar) fadeIn(element);
  };

  return {
    carouselProps: {
      ref,
      onScroll,
      // The shopper interrupts a programmatic scroll.
      onPointerDown: () => {
        targetIndex.current = undefined;
      },
    },
    activeIndex,
    goTo,
  };
}

/** Fades the next picture in, unless the shopper prefers reduced motion (000 §9). */
function fadeIn(element: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}
