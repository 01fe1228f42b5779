import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for the button that opens a form and is replaced by it. The button takes the focus when it reappears after the
 * form has closed, unless the focus has moved elsewhere.
 */
export function useFocusOnClose<Target extends HTMLElement>(isOpen: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
