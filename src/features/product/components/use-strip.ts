import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Strip {
  stripProps: {
    ref: RefObject<HTMLUListElement | null>;
    onScroll: () => void;
    onPointerDown: () => void;
  };
  /** Place of the picture in view, from 0. */
  shown: number;
  /** Brings a picture into view. */
  show: (index: number) => void;
}

/** A horizontal strip of pictures, each as wide as the strip: which one is in view, and how to get to another. */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  // While the strip moves to a picture, those that it passes are not the one in view.
  const target = useRef<number>(undefined);

  const onScroll = () => {
    const strip = ref.current;
    if (!strip?.clientWidth) return;
    const place = Math.round(strip.scrollLeft / strip.clientWidth);
    if (target.current !== undefined && place !== target.current) return;
    target.current = undefined;
    setShown(Math.min(Math.max(place, 0), count - 1));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a served strip may have been swiped before its script came
  useEffect(onScroll, []);

  const show = (index: number) => {
    const strip = ref.current;
    if (!strip) return;
    target.current = index;
    setShown(index);
    // A neighbour slides in; further ones would drag the whole row past.
    const behavior = Math.abs(index - shown) > 1 ? 'instant' : 'auto';
    strip.scrollTo({ left: index * strip.clientWidth, behavior });
  };

  return {
    stripProps: {
      ref,
      onScroll,
      // The shopper takes over.
      onPointerDown: () => {
        target.current = undefined;
      },
    },
    shown,
    show,
  };
}
