import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { phoneText } from '@/domain/contact/phone';
import { type FinderState, hasFilters } from '@/domain/stores/finder-address';
import type { Store } from '@/domain/stores/store';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { ChangingText } from '@/ui/display/changing-text';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { HeartIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import type { FoundStores } from '../api/search-stores';
import type { StoreSearch } from '../hooks/use-store-search';
import { BookingLink } from './booking-link';
import { DetailsLink } from './details-link';
import { StoreCardFrame, type StoreCardFrameProps } from './store-card-frame';

/** Length from which cards out of sight are not laid out: with 800, each frame of the map would wait for all of them. */
const LONG_LIST = 100;

export interface StoreResultsProps {
  result: FoundStores;
  /** Gets the focus after a retry. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Between the heading and the stores: other places of the same name, filters, order. */
  tools: ReactNode;
  search: StoreSearch;
  /** The loaded stores, in order; with a filter by favorites only some of them. */
  stores: readonly Store[];
  now: Date;
  state: FinderState;
  /** Link to the same search for all stores, if the search only finds stores that fit audio glasses. */
  allStoresHref: string | undefined;
  activeStore: string | undefined;
  hrefFor: (change: Partial<FinderState>) => string;
  onShowOnMap: (storeNumber: string) => void;
  onShowDetails: (storeNumber: string) => void;
}

/** Shows the stores of a search. Complete without the map. */
export function StoreResults(props: StoreResultsProps) {
  const {
    result,
    headingRef,
    tools,
    search,
    stores,
    now,
    state,
    allStoresHref,
    activeStore,
    hrefFor,
    onShowOnMap,
    onShowDetails,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  // The same for as long as they mean the same, so that no card renders without need.
  const latest = useLatest({ onShowDetails, onShowOnMap });
  const actions = useMemo(
    () => ({
      onShowDetails: (storeNumber: string) => latest.current.onShowDetails(storeNumber),
      onShowOnMap: (storeNumber: string) => latest.current.onShowOnMap(storeNumber),
    }),
    [],
  );
  const time = now.getTime();
  const stableNow = useMemo(() => new Date(time), [time]);
  const { total, place } = result;

  return (
    <div className="grid grid-cols-1 gap-4">
      {total > 0 ? (
        <h2 ref={headingRef} tabIndex={-1} className="font-semibold text-lg">
          <ChangingText>
            {place ? (
              <Plural value={total} one={`# store near ${place}`} other={`# stores near ${place}`} />
            ) : (
              <Plural value={total} one="# store near you" other="# stores near you" />
            )}
          </ChangingText>
        </h2>
      ) : null}
      {/* Always here, so that the filters keep the focus when they leave no store. */}
      {tools}
      {total > 0 ? (
        <>
          {stores.length === 0 ? <NoFavorites /> : null}
          <ul ref={list} className="grid grid-cols-1 gap-3">
            {stores.map((store) => (
              <li
                key={store.id}
                className={cx(
                  '[contain-intrinsic-size:auto_18rem]',
                  stores.length > LONG_LIST && '[content-visibility:auto]',
                )}
              >
                <StoreCard
                  store={store}
                  now={stableNow}
                  isActive={store.number === activeStore}
                  isAbout={place === undefined}
                  {...actions}
                />
              </li>
            ))}
          </ul>
          <MoreStores search={search} total={total} favoritesOnly={state.favoritesOnly} list={list} />
        </>
      ) : (
        <NoStores isFiltered={hasFilters(state)} allStoresHref={allStoresHref} hrefFor={hrefFor} />
      )}
    </div>
  );
}

interface NoStoresProps {
  isFiltered: boolean;
  /** Link to the same search for all stores, if the search only finds stores that fit audio glasses. */
  allStoresHref: string | undefined;
  hrefFor: (change: Partial<FinderState>) => string;
}

/** Replaces the stores when the search finds none, and explains why and what to do. */
function NoStores({ isFiltered, allStoresHref, hrefFor }: NoStoresProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<PinIcon size={40} />}
        title={<Trans>No store near here has all of this</Trans>}
        actions={
          <PageLink href={hrefFor({ openings: [], insurance: [], languages: [] })} className="link-inline">
            <Trans>Remove all filters</Trans>
          </PageLink>
        }
      />
    );
  if (allStoresHref)
    return (
      <EmptyState
        icon={<PinIcon size={40} />}
        title={<Trans>No store near here fits audio glasses</Trans>}
        actions={
          <PageLink href={allStoresHref} className="link-inline">
            <Trans>Show all stores near here</Trans>
          </PageLink>
        }
      >
        <Trans>We look within 100 miles (160 km). Try a larger city.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState icon={<PinIcon size={40} />} title={<Trans>There is no store near here</Trans>}>
      <Trans>We look within 100 miles (160 km). Try a larger city.</Trans>
    </EmptyState>
  );
}

/** Replaces the stores when no loaded one is a favorite. */
function NoFavorites() {
  return (
    <EmptyState icon={<HeartIcon size={40} />} title={<Trans>None of these stores is a favorite</Trans>}>
      <Trans>Mark a store with its heart, and you find it here.</Trans>
    </EmptyState>
  );
}

interface StoreCardProps extends Pick<StoreCardFrameProps, 'store' | 'now' | 'isActive' | 'isAbout'> {
  onShowDetails: (storeNumber: string) => void;
  onShowOnMap: (storeNumber: string) => void;
}

/** Renders a store of the list. Memoized, because there may be 800: only changed props render it again. */
const StoreCard = memo(function StoreCard({ onShowDetails, onShowOnMap, ...frame }: StoreCardProps) {
  const { t } = useLingui();
  const { store } = frame;
  const { name, number, phone } = store;
  const showDetails = () => onShowDetails(number);
  const showOnMap = () => {
    onShowOnMap(number);
    announce(t`${name} is marked on the map.`);
  };
  const isVisitable = store.status === 'open';
  return (
    <StoreCardFrame {...frame} onShowDetails={showDetails}>
      {isVisitable && store.hasOnlineExam ? (
        <p className="text-ink-soft text-sm">
          <Trans>Online eye exam offered</Trans>
        </p>
      ) : null}
      {isVisitable && phone ? (
        <a
          href={`tel:+1${phone}`}
          className="link-inline -my-1.5 inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          <span className="sr-only">{t`Call ${name}`} </span>
          {phoneText(phone)}
        </a>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 text-sm max-lg:-mb-2">
        <BookingLink store={store} isInList />
        <DetailsLink
          store={store}
          onShow={showDetails}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>
            More info <span className="sr-only">about {name}</span>
          </Trans>
        </DetailsLink>
        <button
          type="button"
          aria-label={t`Show on map: ${name}`}
          onClick={showOnMap}
          className="link-inline inline-flex min-h-11 items-center"
        >
          <Trans>Show on map</Trans>
        </button>
      </div>
    </StoreCardFrame>
  );
});

interface MoreStoresProps {
  search: StoreSearch;
  /** Number of all stores, including those that have not loaded. */
  total: number;
  favoritesOnly: boolean;
  /** Holds the stores' cards; the first new one gets the focus. */
  list: RefObject<HTMLElement | null>;
}

/** Shows how many stores have loaded, and the button that loads more. */
function MoreStores({ search, total, favoritesOnly, list }: MoreStoresProps) {
  const { t } = useLingui();
  const count = useRef<HTMLParagraphElement>(null);
  const [firstNew, setFirstNew] = useState<string>();
  const { length: shown } = search.stores;

  useEffect(() => {
    if (firstNew === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-store="${firstNew}"] a`)?.focus();
    announce(count.current?.textContent ?? '');
  }, [firstNew, list]);

  const loadMore = async () => {
    const first = await search.loadMore();
    if (first) setFirstNew(first.number);
  };

  return (
    <div className="grid justify-items-center gap-2 text-center text-sm">
      {search.hasMoreFailed ? (
        // Replaces the number, so that the button does not move.
        <p role="alert" className="text-error">
          <Trans>More stores could not be loaded</Trans>
        </p>
      ) : (
        <p ref={count} className="text-ink-soft">
          <ChangingText>
            {favoritesOnly ? (
              <Plural
                value={shown}
                one="Your favorites among the first store"
                other="Your favorites among the first # stores"
              />
            ) : (
              <Trans>
                {shown} of {total} stores
              </Trans>
            )}
          </ChangingText>
        </p>
      )}
      {shown < total && !search.failure ? (
        <Button
          variant="secondary"
          busy={search.isLoadingMore}
          busyLabel={t`Loading stores`}
          onClick={() => void loadMore()}
        >
          <Trans>See more</Trans>
        </Button>
      ) : null}
    </div>
  );
}
