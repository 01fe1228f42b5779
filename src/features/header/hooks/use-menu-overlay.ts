import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatest } from '@/lib/state/use-latest';
import { useScrollLock } from './use-scroll-lock';

/**
 * Locks page scroll behind an open desktop menu. Closes the menu on Escape (focus returns to its button), outside
 * click, outside focus and navigation, also to another document. Render MenuBackdrop with it. `getContainer` returns the element that contains the menu and its button.
 */
export function useMenuOverlay(getContainer: () => Element | null | undefined, onClose: () => void): void {
  useScrollLock(true, 'desktop');
  const { key } = useLocation();
  const initialKey = useRef(key);
  const latest = useLatest({ getContainer, onClose });

  useEffect(() => {
    if (initialKey.current !== key) latest.current.onClose();
  }, [key]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOutside = ({ target }: Event) => {
      if (!latest.current.getContainer()?.contains(target as Node)) latest.current.onClose();
    };
    // Not pointerdown: the backdrop must stay until the click has happened, or the page below would get the click.
    addEventListener('click', closeOutside, { signal });
    addEventListener('pagehide', () => latest.current.onClose(), { signal });
    addEventListener('focusin', closeOutside, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        const container = latest.current.getContainer();
        if (container?.contains(document.activeElement)) {
          container.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
        latest.current.onClose();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
}
