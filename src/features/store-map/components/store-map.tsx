import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSite } from '@/lib/site/site';
import { readMapTiles } from '@/lib/stores/map-tiles';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import type { StoreMapHandle } from '../map/create-store-map';
import { MapAttribution } from './map-attribution';
import { MapControls } from './map-controls';

/**
 * The map of the store finder. It shows what the list has: everything can be done without it. Its code and outlines load
 * when it is rendered in the browser. Leaflet owns the container; React renders nothing into it.
 */
export function StoreMap({
  stores,
  center,
  activeStore,
  onSelect,
  isFullScreen,
  onFullScreenChange,
  onFailure,
}: StoreMapProps) {
  const { t } = useLingui();
  const { country, languageTag } = useSite();
  const containerRef = useRef<HTMLDivElement>(null);
  const handleRef = useRef<StoreMapHandle>(undefined);
  // Read when the map has loaded, and by its events: neither creates it anew.
  const latest = useRef({ view: { stores, center, activeStore }, onSelect, onFailure });

  useEffect(() => {
    latest.current = { view: { stores, center, activeStore }, onSelect, onFailure };
    handleRef.current?.update(latest.current.view);
  }, [stores, center, activeStore, onSelect, onFailure]);

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let isUnmounted = false;
    // A map in a container that has changed its size, such as a tab, would draw only a corner.
    const observer = new ResizeObserver(() => handleRef.current?.resize());
    const start = async () => {
      const { createStoreMap } = await import('../map/create-store-map');
      if (isUnmounted) return;
      handleRef.current = createStoreMap(container, {
        country,
        language: languageTag,
        tiles: readMapTiles(),
        onSelect: (storeName) => latest.current.onSelect(storeName),
      });
      handleRef.current.update(latest.current.view);
      observer.observe(container);
    };
    start().catch(() => {
      if (!isUnmounted) latest.current.onFailure();
    });
    return () => {
      isUnmounted = true;
      observer.disconnect();
      handleRef.current?.destroy();
      handleRef.current = undefined;
    };
  }, [country, languageTag]);

  return (
    <section
      aria-label={t`Map of stores`}
      className="store-map relative isolate h-full w-full overflow-hidden bg-paper"
    >
      <p className="sr-only">
        <Trans>The list has every store of this map. With the map focused, the arrow keys move it.</Trans>
      </p>
      <div
        ref={containerRef}
        // Leaflet numbers its layers up to 1000: they stay below the buttons.
        className="absolute inset-0 isolate"
        onWheelCapture={(event) => {
          // The page scrolls over the map, unless the shopper has turned to it.
          const { currentTarget, ctrlKey } = event;
          if (!ctrlKey && !currentTarget.contains(document.activeElement)) event.stopPropagation();
        }}
      />
      <MapControls
        onZoom={(steps) => handleRef.current?.zoomBy(steps)}
        onPan={(right, down) => handleRef.current?.panBy(right, down)}
        isFullScreen={isFullScreen}
        onFullScreenChange={onFullScreenChange}
      />
      <MapAttribution />
    </section>
  );
}
