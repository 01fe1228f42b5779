import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeOnBack } from '@/lib/history/close-on-back';

/**
 * Renders nothing. Closes the `details` panel on outside click, outside focus, Escape, navigation and, on phones and
 * tablets, Back.
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
    let stopClosingOnBack: (() => void) | undefined;
    const onToggle = () => {
      if (details.open) stopClosingOnBack ??= closeOnBack(closeAndFocus);
      else {
        stopClosingOnBack?.();
        stopClosingOnBack = undefined;
      }
    };
    const close = () => {
      details.open = false;
      // Toggles now, because the event arrives later, and a link that closes the panel navigates before that.
      onToggle();
    };
    const closeAndFocus = () => {
      close();
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('toggle', onToggle, { signal });
    onToggle();
    const closeOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) close();
    };
    // Back to this document, from the back/forward cache, shows the page itself.
    window.addEventListener('pagehide', close, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    // The panel handles keys while it has focus; a click on its background moves focus to the body.
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && details.open) closeAndFocus();
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
    return () => {
      controller.abort();
      stopClosingOnBack?.();
    };
  }, [panel]);

  return null;
}
