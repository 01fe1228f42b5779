import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loadWithRetry } from '@/lib/hydration/load-with-retry';
import { useSite } from '@/lib/site/site';
import { readMapTiles } from '@/lib/stores/map-tiles';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { IconButton } from '@/ui/actions/icon-button';
import {
  ChevronLeftIcon,
  ChevronUpIcon,
  ExpandIcon,
  MinusIcon,
  MoveIcon,
  PlusIcon,
  ShrinkIcon,
} from '@/ui/icons/deferred-icons';
import { ChevronDownIcon, ChevronRightIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import { loadBaseData } from '../map/base-data';
import type { StoreMapHandle } from '../map/create-store-map';

/**
 * Renders the map of the store finder, with the stores of the list: everything can be done without it. Its code and outlines
 * load when it is rendered in the browser. Leaflet owns the container; React renders nothing into it.
 */
export function StoreMap({
  stores,
  center,
  activeStore,
  coveredBottom,
  onSelect,
  isFullScreen,
  onFullScreenChange,
  onReady,
  onFailure,
}: StoreMapProps) {
  const { t } = useLingui();
  const { country, languageTag } = useSite();
  const helpId = useId();
  const containerRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  const handleRef = useRef<StoreMapHandle>(undefined);
  const [isReady, setIsReady] = useState(false);
  // Read when the map has loaded, and by its events: a change of them does not recreate the map.
  const latest = useRef({
    view: { stores, center, activeStore, coveredBottom },
    onSelect,
    onReady,
    onFailure,
  });

  useEffect(() => {
    latest.current = { view: { stores, center, activeStore, coveredBottom }, onSelect, onReady, onFailure };
    handleRef.current?.update(latest.current.view);
  }, [stores, center, activeStore, coveredBottom, onSelect, onReady, onFailure]);

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    let isUnmounted = false;
    // Without it, a map whose container has changed its size, such as in a tab, would draw only a corner.
    const observer = new ResizeObserver(() => handleRef.current?.resize());
    const start = async () => {
      const [{ createStoreMap }, base] = await loadWithRetry(() =>
        Promise.all([import('../map/create-store-map'), loadBaseData()]),
      );
      if (isUnmounted) return;
      handleRef.current = createStoreMap(container, {
        base,
        country,
        language: languageTag,
        tiles: readMapTiles(),
        onSelect: (storeName) => latest.current.onSelect(storeName),
      });
      handleRef.current.update(latest.current.view);
      observer.observe(container);
      setIsReady(true);
      latest.current.onReady();
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
      className="store-map relative isolate h-full w-full overflow-hidden rounded-[inherit] border border-line"
    >
      <button
        type="button"
        onClick={() => endRef.current?.focus()}
        className="button button-primary -translate-y-24 absolute top-3 left-3 z-20 focus:translate-y-0"
      >
        <Trans>Skip the map</Trans>
      </button>
      <p id={helpId} className="sr-only">
        <Trans>
          The list has every store of this map. The arrow keys move the map, plus and minus zoom it.
        </Trans>
      </p>
      <div
        ref={containerRef}
        // Screen readers then pass the arrow keys on.
        role="application"
        aria-label={t`Map`}
        aria-describedby={helpId}
        // Leaflet numbers its layers up to 1000: they stay below the buttons.
        className="absolute inset-0 isolate"
        onWheelCapture={(event) => {
          // The page scrolls over the map, unless the shopper has turned to it.
          const { currentTarget, ctrlKey } = event;
          if (!ctrlKey && !currentTarget.contains(document.activeElement)) event.stopPropagation();
        }}
      />
      {isReady ? (
        <>
          <MapControls
            onZoom={(steps) => handleRef.current?.zoomBy(steps)}
            onPan={(right, down) => handleRef.current?.panBy(right, down)}
            isFullScreen={isFullScreen}
            onFullScreenChange={onFullScreenChange}
          />
          <MapAttribution />
        </>
      ) : null}
      <span ref={endRef} tabIndex={-1} />
    </section>
  );
}

/** Sources of the map; GeoNames and providers of tiles require theirs. */
function MapAttribution() {
  const [tiles, setTiles] = useState('');
  useEffect(() => setTiles(readMapTiles()?.attribution ?? ''), []);
  return (
    <p className="absolute bottom-0 left-0 z-10 bg-paper px-2 py-0.5 text-ink-soft text-xs max-[22.5rem]:px-1 max-[22.5rem]:text-[0.6875rem]">
      <Trans>
        Map: Natural Earth. Towns: <a href="https://www.geonames.org">GeoNames</a>, CC BY 4.0
      </Trans>
      {tiles ? ` · ${tiles}` : null}
    </p>
  );
}

interface MapControlsProps {
  /** @param steps zooms in if positive */
  onZoom(steps: number): void;
  /** @param right @param down steps, negative for left and up */
  onPan(right: number, down: number): void;
  isFullScreen: boolean;
  onFullScreenChange?: ((isFullScreen: boolean) => void) | undefined;
}

/** Buttons for each gesture of the map (WCAG 2.5.1, 2.5.7). */
function MapControls({ onZoom, onPan, isFullScreen, onFullScreenChange }: MapControlsProps) {
  const { t } = useLingui();
  const [isPanOpen, setIsPanOpen] = useState(false);
  return (
    <div className="absolute right-3 top-3 z-10 grid justify-items-end gap-2">
      {onFullScreenChange ? (
        <MapButton
          label={isFullScreen ? t`Leave full screen` : t`Show the map in full screen`}
          icon={isFullScreen ? <ShrinkIcon /> : <ExpandIcon />}
          onClick={() => onFullScreenChange(!isFullScreen)}
        />
      ) : null}
      <MapButton label={t`Zoom in`} icon={<PlusIcon />} onClick={() => onZoom(1)} />
      <MapButton label={t`Zoom out`} icon={<MinusIcon />} onClick={() => onZoom(-1)} />
      <MapButton
        label={t`Move the map with buttons`}
        icon={<MoveIcon />}
        expanded={isPanOpen}
        onClick={() => setIsPanOpen(!isPanOpen)}
      />
      {isPanOpen ? (
        <div className="grid grid-cols-3 gap-1">
          <MapButton
            className="col-start-2"
            label={t`Move up`}
            icon={<ChevronUpIcon />}
            onClick={() => onPan(0, -1)}
          />
          <MapButton
            className="col-start-1"
            label={t`Move left`}
            icon={<ChevronLeftIcon />}
            onClick={() => onPan(-1, 0)}
          />
          <MapButton
            className="col-start-3"
            label={t`Move right`}
            icon={<ChevronRightIcon />}
            onClick={() => onPan(1, 0)}
          />
          <MapButton
            className="col-start-2"
            label={t`Move down`}
            icon={<ChevronDownIcon />}
            onClick={() => onPan(0, 1)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface MapButtonProps {
  label: string;
  icon: ReactNode;
  expanded?: boolean;
  className?: string;
  onClick(): void;
}

function MapButton({ expanded, className, ...props }: MapButtonProps) {
  return (
    <IconButton
      raised
      title={props.label}
      aria-expanded={expanded}
      className={cx('border border-line shadow-float', className)}
      {...props}
    />
  );
}
