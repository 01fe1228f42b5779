import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Country } from '@/domain/locale/locales';
import { type FinderState, hasFilters } from '@/domain/stores/finder-address';
import type { Position, Store } from '@/domain/stores/store';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { LoadStatus } from '@/ui/display/load-status';
import { Heading } from '@/ui/layout/heading';
import type { StoreSearch } from '../hooks/use-store-search';
import { type FilterOptions, mergeOptions, NO_OPTIONS } from '../rules/store-filters';
import { OtherPlaces, SearchFailed, SearchStatus } from './search-status';
import { StoreFilters } from './store-filters';
import { StoreResults } from './store-results';

export interface FinderListProps {
  search: StoreSearch;
  /** The loaded stores, in order, as they are shown. */
  stores: readonly Store[];
  now: Date;
  state: FinderState;
  /** Only stores that fit audio glasses. */
  isAudio: boolean;
  /** Position from the browser, if the search used it. */
  position: Position | undefined;
  activeStore: string | undefined;
  path: (typeof storeLocatorPaths)['finder'];
  onChange: (change: Partial<FinderState>) => void;
  onShowOnMap: (storeNumber: string) => void;
  onShowDetails: (storeNumber: string) => void;
}

/** Shows the stores with their filters, or the status of the search. */
export function FinderList(props: FinderListProps) {
  const { search, state, isAudio, position, path, onChange } = props;
  const { result } = search;
  const { t } = useLingui();
  const site = useSite();
  const options = useFilterOptions(position ? '' : state.location, search.stores, state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRetry = useRef(false);
  const { failure } = search;
  const retry = () => {
    isRetry.current = true;
    search.retry();
  };

  // The button that was clicked has gone.
  useEffect(() => {
    if (!isRetry.current || failure || !result) return;
    isRetry.current = false;
    heading.current?.focus();
  }, [failure, result]);

  if (!result)
    return search.isLoading ? (
      <LoadStatus
        isLoading
        loadingLabel={t`Loading stores`}
        lines={8}
        failureTitle=""
        retryLabel=""
        onRetry={search.retry}
      />
    ) : state.location === '' ? (
      <LargeCities hrefFor={(location) => path(site, { location })} />
    ) : null;
  if (result.status !== 'found')
    return (
      <SearchStatus
        result={result}
        finderHref={(locale) => path({ locale }, { location: state.location })}
        onRetry={retry}
      />
    );
  return (
    <>
      {failure ? <SearchFailed isPlaceSearch={failure.status === 'geocoder-failed'} onRetry={retry} /> : null}
      <StoreResults
        result={result}
        headingRef={heading}
        tools={
          <>
            <OtherPlaces
              places={result.otherPlaces}
              hrefFor={(location) => path(site, { location: searchable(location) })}
            />
            {result.total > 0 || hasFilters(state) ? (
              <StoreFilters state={state} options={options} onChange={onChange} />
            ) : null}
          </>
        }
        search={search}
        stores={props.stores}
        now={props.now}
        state={state}
        allStoresHref={isAudio ? storeLocatorPaths.finder(site, { location: state.location }) : undefined}
        activeStore={props.activeStore}
        hrefFor={(change) => path(site, { ...state, ...change })}
        onShowOnMap={props.onShowOnMap}
        onShowDetails={props.onShowDetails}
      />
    </>
  );
}

/** Returns the name of a place without the signs that a search may not contain. */
function searchable(place: string): string {
  return place
    .replace(/[^\p{L}\p{N}, ’]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Collects the filter options of a search: everything that any of its responses had, so that filtering removes no option. A new
 * place starts over.
 */
function useFilterOptions(place: string, stores: readonly Store[], chosen: FinderState): FilterOptions {
  const [known, setKnown] = useState({ place, stores, options: mergeOptions(NO_OPTIONS, stores, chosen) });
  if (known.place === place && known.stores === stores) return known.options;
  const options = mergeOptions(known.place === place ? known.options : NO_OPTIONS, stores, chosen);
  // Sets derived state during rendering: an effect would show the options one frame after the stores.
  setKnown({ place, stores, options });
  return options;
}

/** Names of places, the same in every language; with as many stores around as any. */
const CITIES: Readonly<Record<Country, readonly string[]>> = {
  us: ['New York', 'Los Angeles', 'Chicago', 'Houston', 'Philadelphia', 'Phoenix', 'Seattle', 'Miami'],
  ca: ['Toronto', 'Montréal', 'Vancouver', 'Calgary', 'Edmonton', 'Ottawa', 'Québec', 'Halifax'],
};

/** Suggests places before the first search. */
function LargeCities({ hrefFor }: { hrefFor: (location: string) => string }) {
  const { country } = useSite();
  return (
    <section aria-labelledby="large-cities" className="rounded-lg border border-line bg-paper p-5">
      <Heading level={2} size="sm" id="large-cities">
        <Trans>Stores in large cities</Trans>
      </Heading>
      <ul className="mt-3 grid grid-cols-pair gap-x-6">
        {CITIES[country].map((city) => (
          <li key={city}>
            <PageLink href={hrefFor(city)} className="link-inline inline-flex min-h-11 items-center">
              {city}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
