import { type RefCallback, useCallback, useState } from 'react';

/**
 * Returns whether an element is higher than its parent, which then scrolls: only then does the parent need to be a tab stop.
 *
 * @returns the ref of the element, and the answer; true until it is measured.
 */
export function useOverflows(): [body: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(true);
  const body = useCallback((element: HTMLElement | null) => {
    const parent = element?.parentElement;
    if (!element || !parent || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(parent.scrollHeight > parent.clientHeight));
    observer.observe(parent);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [body, overflows];
}
