import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Position } from '@/domain/stores/store';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { LoadStatus } from '@/ui/display/load-status';
import { Notice } from '@/ui/display/notice';
import { Container } from '@/ui/layout/container';
import { cx } from '@/ui/lib/cx';
import { useStoreSearch } from '../hooks/use-store-search';
import { toMapStores } from '../state/to-map-stores';
import { LocateButton } from './locate-button';
import { MapPane } from './map-pane';
import { SearchForm } from './search-form';
import { OtherPlaces, SearchStatus } from './search-status';
import { StoreResults } from './store-results';
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
  const { t } = useLingui();
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

  const searchFor = (location: string) => {
    setPosition(undefined);
    setActiveStore(undefined);
    startTransition(() => {
      void navigate(hrefFor({ location, store: undefined }), { state: { preserveScroll: true } });
    });
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
          {isFound ? (
            <>
              <OtherPlaces
                places={result.otherPlaces}
                hrefFor={(location) => path(site, { location: searchable(location) })}
              />
              <StoreResults
                result={result}
                search={search}
                state={state}
                activeStore={activeStore}
                hrefFor={hrefFor}
                onShowOnMap={(storeNumber) => {
                  setActiveStore(storeNumber);
                  setView('map');
                }}
              />
            </>
          ) : null}
          {result && !isFound ? (
            <SearchStatus
              result={result}
              finderHref={(locale) => path({ locale }, { location: state.location })}
              onRetry={search.retry}
            />
          ) : null}
          {!result && search.isLoading ? (
            <LoadStatus
              isLoading
              loadingLabel={t`Loading stores`}
              lines={8}
              failureTitle=""
              retryLabel=""
              onRetry={search.retry}
            />
          ) : null}
        </div>
        {hasMapFailed ? (
          <Notice title={<Trans>The map cannot be shown</Trans>} live="polite">
            <Trans>The list has every store.</Trans>
          </Notice>
        ) : (
          <MapPane
            isHiddenOnPhones={view === 'list'}
            render={(fullScreen) =>
              renderMap({
                stores: mapStores,
                center: isFound ? result.position : undefined,
                activeStore,
                onSelect: selectStore,
                onFailure: () => setHasMapFailed(true),
                ...fullScreen,
              })
            }
          />
        )}
      </div>
    </Container>
  );
}

/** The name of a place without the signs that a search may not contain. */
function searchable(place: string): string {
  return place
    .replace(/[^\p{L}\p{N}, ’]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
