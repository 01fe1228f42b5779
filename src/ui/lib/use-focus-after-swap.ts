import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';

interface SwapProps {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/**
 * Moves the focus when content is replaced while one of its controls has it, which would fall back to the body. The first
 * control of the new content takes it. The page does not scroll, and nothing happens while the focus is elsewhere.
 *
 * @param view changes with the content.
 * @returns props of the element around it
 */
export function useFocusAfterSwap(view: unknown): SwapProps {
  const ref = useRef<HTMLDivElement>(null);
  // React sends no blur for a control that it removes.
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view has other controls
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('button, input, a[href]')?.focus({ preventScroll: true });
  }, [view]);
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
