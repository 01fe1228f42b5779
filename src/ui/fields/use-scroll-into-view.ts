import { useEffect, useRef } from 'react';

/** Shows what has appeared: in a panel on a phone it may be below the visible part. */
export function useScrollIntoView(content: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const previous = useRef(content);
  useEffect(() => {
    if (content && content !== previous.current) ref.current?.scrollIntoView?.({ block: 'nearest' });
    previous.current = content;
  }, [content]);
  return ref;
}
