import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Store } from '@/domain/stores/store';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { track } from '@/lib/tracking/track';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { cx } from '@/ui/lib/cx';
import { useLayout } from '../hooks/use-layout';
import type { StoreSearch } from '../hooks/use-store-search';
import { toMapStores } from '../state/to-map-stores';
import { MAP_PLACE, MapPane } from './map-pane';

const StoreCarousel = lazyWithRetry(async () => (await import('./store-carousel')).StoreCarousel);

/** Height of the cards over the map on phones. */
const CARDS_PX = 300;

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
