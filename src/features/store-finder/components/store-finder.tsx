import { Trans } from '@lingui/react/macro';
import { type ReactNode, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { FinderState } from '@/domain/stores/finder-address';
import type { Position, Store } from '@/domain/stores/store';
import { useNow } from '@/lib/dates/use-now';
import { lazyWithRetry } from '@/lib/hydration/load-with-retry';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { announce } from '@/lib/navigation/announcer';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useNavigate } from '@/lib/navigation/use-navigate';
import { useSite } from '@/lib/site/site';
import { useLatest } from '@/lib/state/use-latest';
import type { StoreMapProps } from '@/lib/stores/store-map-props';
import { track } from '@/lib/tracking/track';
import { Container } from '@/ui/layout/container';
import { cx } from '@/ui/lib/cx';
import { DialogBoundary } from '@/ui/overlay/dialog-shell';
import { storeFoundPlace } from '../api/location-entry';
import type { StoreSearchResult } from '../api/search-stores';
import { useActiveStore } from '../hooks/use-active-store';
import { useStoreSearch } from '../hooks/use-store-search';
import { sortStores } from '../rules/store-filters';
import { useIsFavorite } from '../state/favorite-stores';
import { FinderList } from './finder-list';
import { FinderMap } from './finder-map';
import { loadStoreDialog } from './load-store-dialog';
import { LocateButton } from './locate-button';
import { SearchForm } from './search-form';
import type { StoreDialogProps } from './store-dialog';
import { ViewSwitch } from './view-switch';

export interface StoreFinderProps {
  /** State from the URL. */
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
  const [position, setPosition] = useBrowserPosition();
  // Drops a position that arrives after a newer search began.
  const [searchCount, setSearchCount] = useState(0);
  const [view, setView] = useState<'list' | 'map'>('list');
  const list = useRef<HTMLDivElement>(null);

  const path = isAudio ? storeLocatorPaths.audioFinder : storeLocatorPaths.finder;
  const hrefFor = (change: Partial<FinderState>) => path(site, { ...state, ...change });
  const search = useStoreSearch({ site, state, isAudio }, position);
  const { result } = search;
  const isFound = result?.status === 'found';
  const fetchedAt = isFound ? result.fetchedAt : 0;
  const now = useNow(fetchedAt);
  const { activeStore, markStore, selectStore } = useActiveStore({
    list,
    view,
    resultPosition: isFound ? result.position : undefined,
  });
  const stores = useVisibleStores(search.stores, state, now);
  const details = useStoreDetails((store) => hrefFor({ store }));
  // Undefined in the server's page, which cannot open a dialog.
  const openStore = useHydrated() ? state.store : undefined;

  useTrackSearch(search.failure ?? result);
  useAnnounceResult(result, list);
  const foundText = isFound && !position ? state.location : '';
  useEffect(() => {
    if (foundText) storeFoundPlace(foundText, site.country);
  }, [foundText, site.country]);

  const changeState = (change: Partial<FinderState>) => {
    startTransition(() => {
      void navigate(hrefFor(change), { state: { preserveScroll: true } });
    });
  };

  const searchFor = (location: string) => {
    setPosition(undefined);
    setSearchCount((count) => count + 1);
    markStore(undefined);
    changeState({ location, store: undefined });
  };

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
          search={`${searchCount} ${state.location}`}
          onLocated={(found) => {
            markStore(undefined);
            setPosition(found);
            changeState({ location: '', store: undefined });
          }}
        />
      </div>
      {isFound && result.total > 0 ? <ViewSwitch view={view} onChange={setView} /> : null}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div
          ref={list}
          aria-busy={search.isLoading}
          className={cx('grid grid-cols-1 gap-4', view === 'map' && 'max-[760px]:hidden')}
        >
          <FinderList
            search={search}
            stores={stores}
            now={now}
            state={state}
            isAudio={isAudio}
            position={position}
            activeStore={activeStore}
            path={path}
            onChange={changeState}
            onShowOnMap={(storeNumber) => {
              markStore(storeNumber);
              setView('map');
            }}
            onShowDetails={details.show}
          />
        </div>
        <FinderMap
          search={search}
          stores={stores}
          now={now}
          favoritesOnly={state.favoritesOnly}
          activeStore={activeStore}
          isHiddenOnPhones={view === 'list'}
          isCovered={openStore !== undefined}
          onSelect={selectStore}
          onShowDetails={details.show}
          renderMap={renderMap}
        />
      </div>
      <LazyStoreDialog
        number={openStore}
        stores={search.stores}
        fetchedAt={fetchedAt}
        onClose={details.close}
      />
    </Container>
  );
}

/** Positions by history entry, so that Back finds the same stores. In memory only: a position is in no URL and no storage. */
const positions = new Map<string, Position>();

/** Returns the browser's position that the finder searches around. It is that of the history entry. */
function useBrowserPosition(): [Position | undefined, (position: Position | undefined) => void] {
  const { key } = useLocation();
  const navigationType = useLatest(useNavigationType());
  const [position, setPosition] = useState<Position>();
  const latest = useLatest(position);
  useEffect(() => {
    if (navigationType.current === 'POP') setPosition(positions.get(key));
    else if (latest.current) positions.set(key, latest.current);
  }, [key]);
  return [position, setPosition];
}

/** Returns the loaded stores in list order, only favorites if the shopper chose that. */
function useVisibleStores(
  stores: readonly Store[],
  { sort, favoritesOnly }: Pick<FinderState, 'sort' | 'favoritesOnly'>,
  now: Date,
): readonly Store[] {
  const { languageTag } = useSite();
  const isFavorite = useIsFavorite();
  // A store that is no longer a favorite stays until the filters change: its card has the focus, and the button that undoes it.
  const [former, setFormer] = useState<ReadonlySet<string>>(new Set());
  const favorites = favoritesOnly ? stores.filter(isFavorite).map(({ id }) => id) : [];
  if (!favoritesOnly && former.size > 0) setFormer(new Set());
  if (favorites.some((id) => !former.has(id))) setFormer(new Set([...former, ...favorites]));

  const shown = useMemo(
    () => (favoritesOnly ? stores.filter(({ id }) => former.has(id)) : stores),
    [stores, favoritesOnly, former],
  );
  // Only one order depends on the time.
  const time = sort === 'open-now' ? now.getTime() : 0;
  return useMemo(
    () => sortStores(shown, sort, { now: new Date(time), languageTag }),
    [shown, sort, time, languageTag],
  );
}

/** Tracks searches that found nothing or failed, without the text (001 §8). */
function useTrackSearch(result: StoreSearchResult | undefined): void {
  useEffect(() => {
    switch (result?.status) {
      case 'geocoder-failed':
      case 'stores-failed':
        return track({ name: 'error', message: 'Error while searching stores' });
      case 'no-place':
        return track({ name: 'store_search_zero_result', reason: 'place' });
      case 'wrong-country':
        return track({ name: 'store_search_zero_result', reason: 'wrong-country' });
      case 'found':
        if (result.total === 0) track({ name: 'store_search_zero_result', reason: 'stores' });
    }
  }, [result]);
}

/**
 * Says the heading of each further result: the focus stays in the field. Failures are live regions themselves.
 *
 * @param list where the result is shown
 */
function useAnnounceResult(result: StoreSearchResult | undefined, list: RefObject<HTMLElement | null>): void {
  // Screen readers read the first result with the page.
  const last = useRef(result);
  useEffect(() => {
    if (!result || result === last.current) return;
    last.current = result;
    const heading = list.current?.querySelector('h2')?.textContent;
    if (heading) announce(heading);
  }, [result, list]);
}

interface EntryState {
  preserveScroll: true;
  /** The entry before it is the same list without the details. */
  isOpenedInList?: boolean;
}

/**
 * Opens and closes a store's details, which are part of the URL, so that Back closes them.
 *
 * @param hrefWith URL of the finder with the details of a store, or none
 */
function useStoreDetails(hrefWith: (store: string | undefined) => string) {
  const navigate = useNavigate();
  const location = useLocation();
  const go = (store: string | undefined, state: EntryState, replace = false) => {
    startTransition(() => {
      void navigate(hrefWith(store), { state, replace });
    });
  };
  return {
    show: (store: string) => go(store, { preserveScroll: true, isOpenedInList: true }),
    close: () => {
      if ((location.state as EntryState | null)?.isOpenedInList) void navigate(-1);
      else go(undefined, { preserveScroll: true }, true);
    },
  };
}

const StoreDialog = lazyWithRetry(async () => (await loadStoreDialog()).StoreDialog);

/**
 * Shows the dialog of a store's details. Its code loads with the first store; it then stays mounted, to close with its
 * animation.
 */
function LazyStoreDialog(props: StoreDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.number !== undefined && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <DialogBoundary
      closesOnBack="never"
      open={props.number !== undefined}
      onClose={props.onClose}
      title={<Trans>Store details</Trans>}
      className="modal-dialog modal-wide"
    >
      <StoreDialog {...props} />
    </DialogBoundary>
  ) : null;
}
