import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FinderState, hasFilters } from '@/domain/stores/finder-address';
import type { Store } from '@/domain/stores/store';
import { announce } from '@/lib/navigation/announcer';
import { PageLink } from '@/lib/navigation/page-link';
import { useLatest } from '@/lib/state/use-latest';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/display/empty-state';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { HeartIcon } from '@/ui/icons/icons';
import { cx } from '@/ui/lib/cx';
import type { FoundStores } from '../api/search-stores';
import type { StoreSearch } from '../hooks/use-store-search';
import { StoreCard } from './store-card';

/** From here on, cards out of sight are not laid out: with 800, each frame of the map would wait for all of them. */
const LONG_LIST = 100;

export interface StoreResultsProps {
  result: FoundStores;
  /** Gets the focus after a retry. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  search: StoreSearch;
  /** The loaded stores, in order; with a filter by favorites only some of them. */
  stores: readonly Store[];
  now: Date;
  state: FinderState;
  /** Of a search that finds only stores that fit audio glasses: the same one for all stores. */
  allStoresHref: string | undefined;
  activeStore: string | undefined;
  hrefFor: (change: Partial<FinderState>) => string;
  onShowOnMap: (storeNumber: string) => void;
  onShowDetails: (storeNumber: string) => void;
}

/** The stores of a search. Complete without the map. */
export function StoreResults(props: StoreResultsProps) {
  const {
    result,
    headingRef,
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
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [firstNew, setFirstNew] = useState<string>();
  const { length: shown } = search.stores;
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

  useEffect(() => {
    if (firstNew === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-store="${firstNew}"] a`)?.focus();
    announce(count.current?.textContent ?? '');
  }, [firstNew]);

  const loadMore = async () => {
    const first = await search.loadMore();
    if (first) setFirstNew(first.number);
  };

  if (total === 0)
    return <NoStores isFiltered={hasFilters(state)} allStoresHref={allStoresHref} hrefFor={hrefFor} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="font-semibold text-lg">
        {place ? (
          <Plural value={total} one={`# store near ${place}`} other={`# stores near ${place}`} />
        ) : (
          <Plural value={total} one="# store near you" other="# stores near you" />
        )}
      </h2>
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
      <div className="grid justify-items-center gap-2 text-center text-sm">
        {search.hasMoreFailed ? (
          // In place of the number, so that the button stays where it is.
          <p role="alert" className="text-error">
            <Trans>More stores could not be loaded</Trans>
          </p>
        ) : (
          <p ref={count} className="text-ink-soft">
            {state.favoritesOnly ? (
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
    </div>
  );
}

type NoStoresProps = Pick<StoreResultsProps, 'allStoresHref' | 'hrefFor'> & { isFiltered: boolean };

function NoStores({ isFiltered, allStoresHref, hrefFor }: NoStoresProps) {
  if (isFiltered)
    return (
      <EmptyState
        icon={<PinIcon size={40} />}
        title={<Trans>No store near here has all of this</Trans>}
        actions={
          <a href={hrefFor({ openings: [], insurance: [], languages: [] })} className="link-inline">
            <Trans>Remove all filters</Trans>
          </a>
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

function NoFavorites() {
  return (
    <EmptyState icon={<HeartIcon size={40} />} title={<Trans>None of these stores is a favorite</Trans>}>
      <Trans>Mark a store with its heart, and you find it here.</Trans>
    </EmptyState>
  );
}
