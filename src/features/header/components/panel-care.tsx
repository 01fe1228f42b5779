import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Draws nothing; what script adds to a `details` element that opens a panel under the header's bar: it closes when the
 * focus or the shopper goes elsewhere, so that it never lies over what is in use.
 */
export function PanelCare({ panel }: { panel: RefObject<HTMLDetailsElement | null> }) {
  const { key } = useLocation();
  const cameAt = useRef(key);

  useEffect(() => {
    // Not at the start: a shopper has opened it before this came.
    if (cameAt.current !== key && panel.current) panel.current.open = false;
    cameAt.current = key;
  }, [key, panel]);

  useEffect(() => {
    const details = panel.current;
    if (!details) return;
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      details.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    // The panel hears the keys itself while the focus is in it; a press on its ground takes the focus away.
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    // A link to a place on the same page is no navigation.
    details.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')) close();
      },
      { signal },
    );
    return () => stop.abort();
  }, [panel]);

  return null;
}
