import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What script adds to a `details` element that opens a panel under the header's bar: Escape closes it and gives the focus
 * back, and it closes when the focus or the shopper goes elsewhere, so that it never lies over what is in use.
 */
export function useBarPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    // Not at the start: a shopper may have opened it before the script came.
    if (openedAt.current !== key) close(panel.current);
    openedAt.current = key;
  }, [key]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (!panel.current?.contains(target as Node)) close(panel.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  return {
    ref: panel,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !panel.current?.open) return;
      close(panel.current);
      panel.current.querySelector('summary')?.focus();
    },
    // A link to a place on the same page is no navigation.
    onClick: ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) close(panel.current);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
    },
  };
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false;
}
