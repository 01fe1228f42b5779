import { Trans } from '@lingui/react/macro';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Position } from '@/domain/stores/store';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { track } from '@/lib/tracking/track';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { Container } from '@/ui/layout/container';
import { cx } from '@/ui/lib/cx';
import { locationEntry } from '../api/location-entry';
import { useStoreSearch } from '../hooks/use-store-search';
import { useTrackSearch } from '../hooks/use-track-search';
import { toMapStores } from '../state/to-map-stores';
import { FinderList } from './finder-list';
import { LocateButton } from './locate-button';
import { MapPane } from './map-pane';
import { SearchForm } from './search-form';
import { ViewSwitch } from './view-switch';

export interface StoreFinderProps {
  /** Of the URL. */
  state: FinderState;
  /** Only stores that fit audio glasses (001 §2). */
  isAudio: boolean;
  heading: ReactNode;
  intro: ReactNode;
  renderMap: (props: StoreMapProps) => ReactNode;
}

/** Finds stores by a place or the browser's position. The list is complete; the map beside it shows the same stores. */
export function StoreFinder({ state, isAudio, heading, intro, renderMap }: StoreFinderProps) {
  const site = useSite();
  const navigate = useNavigate();
  const [position, setPosition] = useState<Position>();
  const [view, setView] = useState<'list' | 'map'>('list');
  const [activeStore, setActiveStore] = useState<string>();
  const [hasMapFailed, setHasMapFailed] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  const path = isAudio ? storeLocatorPaths.audioFinder : storeLocatorPaths.finder;
  const hrefFor = (change: Partial<FinderState>) => path(site, { ...state, ...change });
  const search = useStoreSearch({ site, state, isAudio }, position);
  const { result, stores } = search;
  const mapStores = useMemo(() => toMapStores(stores), [stores]);
  const isFound = result?.status === 'found';

  useTrackSearch(result);

  const changeState = (change: Partial<FinderState>) => {
    startTransition(() => {
      void navigate(hrefFor(change), { state: { preserveScroll: true } });
    });
  };

  const searchFor = (location: string) => {
    setPosition(undefined);
    setActiveStore(undefined);
    locationEntry.write(location);
    changeState({ location, store: undefined });
  };

  // A marker was chosen: its card comes into view.
  const selectStore = (storeNumber: string) => {
    setActiveStore(storeNumber);
    list.current?.querySelector(`[data-store="${storeNumber}"]`)?.scrollIntoView({ block: 'nearest' });
  };

  // A new result has its own stores.
  // biome-ignore lint/correctness/useExhaustiveDependencies: by result
  useEffect(() => setActiveStore(undefined), [isFound ? result.position : undefined]);

  return (
    <Container className="grid min-h-dvh content-start gap-6 py-6 lg:py-10">
      <div className="grid max-w-2xl gap-3">
        {heading}
        {intro}
      </div>
      <div className="grid max-w-2xl gap-1">
        <SearchForm
          action={path(site)}
          location={position ? '' : state.location}
          hrefFor={(location) => path(site, { location })}
          onSearch={searchFor}
        />
        <LocateButton
          onLocated={(found) => {
            setActiveStore(undefined);
            setPosition(found);
          }}
        />
      </div>
      {isFound && stores.length > 0 ? <ViewSwitch view={view} onChange={setView} /> : null}
      <div className="grid items-start gap-6 min-[761px]:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div
          ref={list}
          aria-busy={search.isLoading}
          className={cx('grid gap-4', view === 'map' && 'max-[760px]:hidden')}
        >
          <FinderList
            search={search}
            state={state}
            isAudio={isAudio}
            position={position}
            activeStore={activeStore}
            path={path}
            onChange={changeState}
            onShowOnMap={(storeNumber) => {
              setActiveStore(storeNumber);
              setView('map');
            }}
          />
        </div>
        {hasMapFailed ? (
          <div role="status" className="rounded-lg bg-well">
            <EmptyState icon={<PinIcon size={40} />} title={<Trans>The map cannot be shown</Trans>}>
              <Trans>The list has every store.</Trans>
            </EmptyState>
          </div>
        ) : (
          <MapPane
            isHiddenOnPhones={view === 'list'}
            render={(fullScreen) =>
              renderMap({
                stores: mapStores,
                center: isFound ? result.position : undefined,
                activeStore,
                onSelect: selectStore,
                onFailure: () => {
                  track({ name: 'error', message: 'Error while creating the map' });
                  setHasMapFailed(true);
                },
                ...fullScreen,
              })
            }
          />
        )}
      </div>
    </Container>
  );
}
