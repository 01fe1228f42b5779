import { type RefObject, useEffect, useState } from 'react';

/** Distance below the viewport at which an element is near, so that its content is ready when the shopper reaches it. */
const MARGIN = '800px 0px';

/** True once the element is in the viewport or near it; immediately in a browser without IntersectionObserver. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (!('IntersectionObserver' in window)) return setIsNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
