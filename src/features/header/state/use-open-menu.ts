import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageHold } from './use-page-hold';

/**
 * Locks page scroll behind an open desktop menu. Closes the menu on Escape (focus returns to its button), outside
 * click, outside focus and navigation. `getContainer` returns the element that contains the menu and its button.
 */
export function useOpenMenu(getContainer: () => Element | null | undefined, onClose: () => void): void {
  usePageHold(true, 'desktop');
  const { key } = useLocation();
  const openedAt = useRef(key);
  const latest = useLatest({ getContainer, onClose });

  useEffect(() => {
    if (openedAt.current !== key) latest.current.onClose();
  }, [key, latest]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const closeOutside = ({ target }: Event) => {
      if (!latest.current.getContainer()?.contains(target as Node)) latest.current.onClose();
    };
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('focusin', closeOutside, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        const around = latest.current.getContainer();
        if (around?.contains(document.activeElement)) {
          around.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        }
        latest.current.onClose();
      },
      { signal },
    );
    return () => stop.abort();
  }, [latest]);
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
