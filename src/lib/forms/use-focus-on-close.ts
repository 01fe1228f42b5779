import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button that opens a form and is replaced by it: takes the focus once the form has closed and the button is there
 * again, unless the focus is elsewhere by then.
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
