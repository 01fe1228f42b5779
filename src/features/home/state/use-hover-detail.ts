import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on a card until its detail opens, in milliseconds (000 §2, Home page). */
export const HOVER_DELAY_MS = 500;

export interface HoverDetail {
  open: boolean;
  /** Whether somebody has shown interest, so that the detail is worth loading. */
  wanted: boolean;
  /** For presses: opened so, it stays until it is closed. */
  setOpen: (open: boolean) => void;
  want: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/**
 * A detail that opens when a mouse rests on its card, and closes when the mouse leaves. A press holds it open. Escape
 * closes it wherever the focus is (WCAG 1.4.13).
 */
export function useHoverDetail(): HoverDetail {
  const [state, setState] = useState<'closed' | 'hovered' | 'held'>('closed');
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setState('closed');
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);

  return {
    open,
    wanted: wanted || open,
    setOpen: (next) => {
      clearTimeout(timer.current);
      setState((before) => {
        if (!next) return 'closed';
        return before === 'closed' ? 'held' : before;
      });
    },
    want: () => setWanted(true),
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      setWanted(true);
      timer.current = setTimeout(
        () => setState((before) => (before === 'closed' ? 'hovered' : before)),
        HOVER_DELAY_MS,
      );
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setState((before) => (before === 'hovered' ? 'closed' : before));
    },
  };
}
