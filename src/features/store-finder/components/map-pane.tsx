import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import { useLayout } from '../hooks/use-layout';
import { makeRestInert } from '../state/make-rest-inert';

export interface FullScreen {
  isFullScreen: boolean;
  onFullScreenChange?: (isFullScreen: boolean) => void;
}

export interface MapPaneProps {
  /** Up to 760 px, the list or the map is shown. */
  isHiddenOnPhones: boolean;
  /** A dialog is open, which has the Escape key. */
  isCovered: boolean;
  /** The map cannot be seen yet. */
  isLoading: boolean;
  render: (fullScreen: FullScreen) => ReactNode;
}

/** Positions the map beside the list, or below the switch. A sticky map would cover a short screen. */
export const MAP_PLACE =
  '[@media(height<30rem)]:relative [@media(height<30rem)]:top-0 sticky top-20 h-[calc(100dvh-6rem)] max-h-[52rem] min-h-96 overflow-hidden rounded-lg bg-well max-[760px]:z-20 max-[760px]:h-[calc(100dvh-10rem)]';

/**
 * Renders the place of the map. The map loads when it approaches the screen, and stays. Full screen is a layer over the page
 * (001 §2).
 */
export function MapPane({ isHiddenOnPhones, isCovered, isLoading, render }: MapPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(pane);
  const [isFullScreen, setIsFullScreen] = useState(false);
  const offersFullScreen = useLayout() === 'desktop';

  useEffect(() => {
    if (!isFullScreen || !pane.current) return;
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    style.overflow = 'hidden';
    // Space that is reserved for the scroll bar cannot be covered.
    style.scrollbarGutter = 'auto';
    const release = makeRestInert(pane.current);
    return () => {
      release();
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
    };
  }, [isFullScreen]);

  useEffect(() => {
    if (!isFullScreen || isCovered) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFullScreen(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFullScreen, isCovered]);

  return (
    <div
      ref={pane}
      className={cx(
        // Movements inside it lay out nothing else.
        'contain-strict noscript:hidden',
        isFullScreen ? 'fixed inset-0 z-50 bg-ground' : MAP_PLACE,
        isHiddenOnPhones && 'max-[760px]:hidden',
      )}
    >
      {isLoading ? (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center text-ink-soft">
          <PinIcon size={32} />
          <Trans>The map is loading</Trans>
        </p>
      ) : null}
      {isNear
        ? render({
            isFullScreen,
            ...(offersFullScreen || isFullScreen ? { onFullScreenChange: setIsFullScreen } : {}),
          })
        : null}
    </div>
  );
}
