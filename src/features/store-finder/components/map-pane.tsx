import { type ReactNode, useEffect, useRef, useState } from 'react';
import { breakpoint } from '@/domain/session/device';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import { cx } from '@/ui/lib/cx';

export interface FullScreen {
  isFullScreen: boolean;
  onFullScreenChange?: (isFullScreen: boolean) => void;
}

export interface MapPaneProps {
  /** Up to 760 px, the list or the map is shown. */
  isHiddenOnPhones: boolean;
  render: (fullScreen: FullScreen) => ReactNode;
}

const isDesktop = createStore(false, {
  read: () => breakpoint(window.innerWidth) === 'desktop',
  changedBy: ['resize'],
});

/** Place of the map. The map loads when it comes into view, and stays. Full screen is a layer over the page (001 §2). */
export function MapPane({ isHiddenOnPhones, render }: MapPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(pane);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const offersFullScreen = useStoreValue(isDesktop);

  useEffect(() => {
    if (!isFullScreen) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFullScreen(false);
    };
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', leave);
    return () => {
      document.documentElement.style.overflow = overflow;
      document.removeEventListener('keydown', leave);
    };
  }, [isFullScreen]);

  return (
    <div
      ref={pane}
      className={cx(
        'noscript:hidden',
        isFullScreen
          ? 'fixed inset-0 z-50 bg-ground'
          : 'sticky top-20 h-[calc(100dvh-6rem)] max-h-[52rem] min-h-96 overflow-hidden rounded-lg bg-well',
        isHiddenOnPhones && 'max-[760px]:hidden',
      )}
    >
      {isNear
        ? render({
            isFullScreen,
            ...(offersFullScreen || isFullScreen ? { onFullScreenChange: setIsFullScreen } : {}),
          })
        : null}
    </div>
  );
}
