import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Breakpoint, breakpoint } from '@/domain/session/device';
import type { Store } from '@/domain/stores/store';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useNearViewport } from '@/lib/hydration/use-near-viewport';
import { createStore, useStoreValue } from '@/lib/state/create-store';
import type { MapStore, StoreMapProps } from '@/lib/stores/store-map-props';
import { track } from '@/lib/tracking/track';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import type { StoreSearch } from '../hooks/use-store-search';
import { makeRestInert } from '../state/make-rest-inert';

const StoreCarousel = lazyWithRetry(async () => (await import('./store-carousel')).StoreCarousel);

/** Height of the cards over the map on phones. */
const CARDS_PX = 300;

/** The same object for the same store: the map stays where it is when stores are added. */
const knownStores = new WeakMap<Store, MapStore>();

export interface FinderMapProps {
  search: StoreSearch;
  /** The loaded stores, in order, as they are listed. */
  stores: readonly Store[];
  now: Date;
  favoritesOnly: boolean;
  activeStore: string | undefined;
  /** Up to 760 px, the list or the map is shown. */
  isHiddenOnPhones: boolean;
  /** A store's details are open. */
  isCovered: boolean;
  onSelect: (storeNumber: string) => void;
  onShowDetails: (storeNumber: string) => void;
  renderMap: (props: StoreMapProps) => ReactNode;
}

/** Shows the stores of the list on a map; where the list is hidden, also as cards over it. */
export function FinderMap(props: FinderMapProps) {
  const { search, stores, now, favoritesOnly, activeStore, isHiddenOnPhones, isCovered } = props;
  const { onSelect, onShowDetails, renderMap } = props;
  const { result } = search;
  const found = result?.status === 'found' ? result : undefined;
  const mapStores = useMemo(() => toMapStores(stores), [stores]);
  const isPhone = useLayout() === 'mobile';
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (status === 'failed')
    return (
      // As high as the map, so that nothing below it moves.
      <div
        role="status"
        className={cx(MAP_PLACE, 'grid place-content-center', isHiddenOnPhones && 'max-[760px]:hidden')}
      >
        <EmptyState icon={<PinIcon size={40} />} title={<Trans>The map cannot be shown</Trans>}>
          <Trans>The list has every store.</Trans>
        </EmptyState>
      </div>
    );
  return (
    <MapPane
      isHiddenOnPhones={isHiddenOnPhones}
      isCovered={isCovered}
      isLoading={status === 'loading'}
      render={(fullScreen) => (
        <>
          {renderMap({
            stores: mapStores,
            center: found?.position,
            activeStore,
            onSelect,
            onReady: () => setStatus('ready'),
            onFailure: () => {
              track({ name: 'error', message: 'Error while creating the map' });
              setStatus('failed');
            },
            coveredBottom: isPhone ? CARDS_PX : 0,
            ...fullScreen,
          })}
          {found && stores.length > 0 && (fullScreen.isFullScreen || (isPhone && !isHiddenOnPhones)) ? (
            <Suspense fallback={null}>
              <StoreCarousel
                stores={stores}
                total={favoritesOnly ? stores.length : found.total}
                now={now}
                isAbout={found.place === undefined}
                activeStore={activeStore}
                onSelect={onSelect}
                onShowDetails={onShowDetails}
                loadMore={search.loadMore}
              />
            </Suspense>
          ) : null}
        </>
      )}
    />
  );
}

interface FullScreen {
  isFullScreen: boolean;
  onFullScreenChange?: (isFullScreen: boolean) => void;
}

interface MapPaneProps {
  /** Up to 760 px, the list or the map is shown. */
  isHiddenOnPhones: boolean;
  /** A dialog is open, which has the Escape key. */
  isCovered: boolean;
  /** The map cannot be seen yet. */
  isLoading: boolean;
  render: (fullScreen: FullScreen) => ReactNode;
}

/** Positions the map beside the list, or below the switch. A sticky map would cover a short screen. */
const MAP_PLACE =
  '[@media(height<30rem)]:relative [@media(height<30rem)]:top-0 sticky top-20 h-[calc(100dvh-6rem)] max-h-[52rem] min-h-96 overflow-hidden rounded-lg bg-well max-[760px]:z-20 max-[760px]:h-[calc(100dvh-10rem)]';

/**
 * Renders the place of the map. The map loads when it approaches the screen, and stays. Full screen is a layer over the page
 * (001 §2).
 */
function MapPane({ isHiddenOnPhones, isCovered, isLoading, render }: MapPaneProps) {
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

const layout = createStore<Breakpoint>('tablet', {
  read: () => breakpoint(window.innerWidth),
  changedBy: ['resize'],
});

/**
 * Returns the layout of the window: list or map up to 760 px, both above, full screen on desktops (001 §2). A tablet's on the
 * server.
 */
function useLayout(): Breakpoint {
  return useStoreValue(layout);
}

/** Selects the data of the stores that the map needs. */
function toMapStores(stores: readonly Store[]): MapStore[] {
  return stores.map((store) => {
    const known = knownStores.get(store);
    if (known) return known;
    const { number, name, position, status } = store;
    const mapStore = { storeName: number, name, ...position, status };
    knownStores.set(store, mapStore);
    return mapStore;
  });
}
