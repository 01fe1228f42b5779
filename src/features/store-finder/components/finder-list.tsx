import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { localeOrigin } from '@/domain/locale/locale-origin';
import type { Country, LocaleCode } from '@/domain/locale/locales';
import { type FinderState, hasFilters } from '@/domain/stores/finder-address';
import type { Position, Store } from '@/domain/stores/store';
import { useCountryHosts } from '@/lib/meta/country-hosts';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { examPaths } from '@/lib/navigation/exam-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { useSite } from '@/lib/site/site';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { SkeletonRegion, SkeletonText } from '@/ui/display/skeleton';
import { PinIcon } from '@/ui/icons/deferred-icons';
import { Heading } from '@/ui/layout/heading';
import type { StoreSearchResult } from '../api/search-stores';
import type { StoreSearch } from '../hooks/use-store-search';
import { type FilterOptions, mergeOptions, NO_OPTIONS } from '../rules/store-filters';
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
      <SkeletonRegion label={t`Loading stores`}>
        <SkeletonText lines={8} />
      </SkeletonRegion>
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

interface SearchStatusProps {
  result: Exclude<StoreSearchResult, { status: 'found' }>;
  /** The finder of another locale, with the same text. */
  finderHref: (locale: LocaleCode) => string;
  onRetry: () => void;
}

/** Replaces the stores: nothing was found, the other country serves the place, or a service failed. */
function SearchStatus({ result, finderHref, onRetry }: SearchStatusProps) {
  switch (result.status) {
    case 'no-place':
      return <NoPlace />;
    case 'wrong-country':
      return <WrongCountry {...result} finderHref={finderHref} />;
    case 'geocoder-failed':
    case 'stores-failed':
      return <SearchFailed isPlaceSearch={result.status === 'geocoder-failed'} onRetry={onRetry} />;
  }
}

function NoPlace() {
  return (
    <EmptyState icon={<PinIcon size={40} />} title={<Trans>We did not find this place</Trans>}>
      <Trans>Check the spelling, or try a postal code.</Trans>
    </EmptyState>
  );
}

type WrongCountryProps = Extract<StoreSearchResult, { status: 'wrong-country' }> &
  Pick<SearchStatusProps, 'finderHref'>;

const LINK_CLASS = 'link-inline inline-flex min-h-11 items-center';

/** Explains that the US store does not serve Canada, or the other way round. Links the exam page (001 §2), and the stores. */
function WrongCountry({ country, place, finderHref }: WrongCountryProps) {
  const origin = useSiteOrigin();
  const locale: LocaleCode = country === 'ca' ? 'en-ca' : 'lc-us';
  const other = localeOrigin(origin, locale);
  const { [country]: configured } = useCountryHosts();
  const host = (other === '' && configured) || new URL(other || origin).host;
  return (
    <EmptyState
      icon={<PinIcon size={40} />}
      title={<Trans>Did you mean to go to {host}?</Trans>}
      actions={
        <>
          <a href={other + examPaths.examPage({ locale })} className={LINK_CLASS}>
            {country === 'ca' ? (
              <Trans>Eye exams in Canada</Trans>
            ) : (
              <Trans>Eye exams in the United States</Trans>
            )}
          </a>
          <a href={other + finderHref(locale)} className={LINK_CLASS}>
            {country === 'ca' ? <Trans>Stores in Canada</Trans> : <Trans>Stores in the United States</Trans>}
          </a>
        </>
      }
    >
      {place ??
        (country === 'ca' ? <Trans>You are in Canada.</Trans> : <Trans>You are in the United States.</Trans>)}
    </EmptyState>
  );
}

/** Explains that a service failed: replaces the stores, or appears above those of the previous search. */
function SearchFailed({ isPlaceSearch, onRetry }: { isPlaceSearch: boolean; onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      live="polite"
      title={
        isPlaceSearch ? (
          <Trans>The search is out of order</Trans>
        ) : (
          <Trans>The stores could not be loaded</Trans>
        )
      }
      onRetry={onRetry}
    >
      {isPlaceSearch ? (
        <Trans>Places cannot be looked up at the moment. You can use your location.</Trans>
      ) : null}
    </Notice>
  );
}

/** Removes the country, which all places of a search share: "Columbus, GA" of "Columbus, GA, USA". */
function withoutCountry(place: string): string {
  const parts = place.split(', ');
  return parts.length > 2 ? parts.slice(0, -1).join(', ') : place;
}

/** Lists other places of the same name. */
function OtherPlaces({ places, hrefFor }: { places: readonly string[]; hrefFor: (place: string) => string }) {
  const { t } = useLingui();
  if (places.length === 0) return null;
  return (
    <nav
      aria-label={t`Other places of this name`}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm"
    >
      <span className="text-ink-soft">
        <Trans>Or:</Trans>
      </span>
      {places.map((place) => (
        <PageLink key={place} href={hrefFor(place)} className="link-inline inline-flex min-h-11 items-center">
          {withoutCountry(place)}
        </PageLink>
      ))}
    </nav>
  );
}
