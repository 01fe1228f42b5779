import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Hover delay before a card's detail opens, in milliseconds (000 §2, Home page). */
export const HOVER_DELAY_MS = 500;

export interface HoverDetail {
  open: boolean;
  /** True after the first interaction: load the detail. */
  shouldLoad: boolean;
  /** Opens it by click; it then stays open until closed. */
  setOpen: (open: boolean) => void;
  load: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/**
 * Manages a detail that opens on hover and closes on leave. A click pins it open. Escape closes it wherever focus is (WCAG
 * 1.4.13).
 */
export function useHoverDetail(): HoverDetail {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const [shouldLoad, setShouldLoad] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setState('closed');
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return {
    open,
    shouldLoad: shouldLoad || open,
    setOpen: (next) => {
      clearTimeout(timer.current);
      setState((previous) => {
        if (!next) return 'closed';
        return previous === 'closed' ? 'pinned' : previous;
      });
    },
    load: () => setShouldLoad(true),
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      setShouldLoad(true);
      timer.current = setTimeout(
        () => setState((previous) => (previous === 'closed' ? 'hovered' : previous)),
        HOVER_DELAY_MS,
      );
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setState((previous) => (previous === 'hovered' ? 'closed' : previous));
    },
  };
}
