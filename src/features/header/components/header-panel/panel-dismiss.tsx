import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Renders nothing. Closes the `details` panel on outside click, outside focus, Escape and navigation.
 */
export function PanelDismiss({ panel }: { panel: RefObject<HTMLDetailsElement | null> }) {
  const { key } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    // Skip the first run: the panel may already be open when this loads.
    if (lastKey.current !== key && panel.current) panel.current.open = false;
    lastKey.current = key;
  }, [key, panel]);

  useEffect(() => {
    const details = panel.current;
    if (!details) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      details.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    // The panel handles keys while it has focus; a click on its background moves focus to the body.
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !details.open) return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    // Fragment links do not trigger navigation.
    details.addEventListener(
      'click',
      ({ target }) => {
        if ((target as Element).closest('a')) close();
      },
      { signal },
    );
    return () => controller.abort();
  }, [panel]);

  return null;
}
