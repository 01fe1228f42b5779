import { Trans, useLingui } from '@lingui/react/macro';
import { localeOrigin } from '@/domain/locale/locale-origin';
import type { LocaleCode } from '@/domain/locale/locales';
import { useCountryHosts } from '@/lib/meta/country-hosts';
import { useSiteOrigin } from '@/lib/meta/site-origin';
import { examPaths } from '@/lib/navigation/exam-paths';
import { PageLink } from '@/lib/navigation/page-link';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/display/empty-state';
import { Notice } from '@/ui/display/notice';
import { PinIcon } from '@/ui/icons/deferred-icons';
import type { StoreSearchResult } from '../api/search-stores';

export interface SearchStatusProps {
  result: Exclude<StoreSearchResult, { status: 'found' }>;
  /** The finder of another locale, with the same text. */
  finderHref: (locale: LocaleCode) => string;
  onRetry: () => void;
}

/** Replaces the stores: nothing was found, the other country serves the place, or a service failed. */
export function SearchStatus({ result, finderHref, onRetry }: SearchStatusProps) {
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
export function SearchFailed({ isPlaceSearch, onRetry }: { isPlaceSearch: boolean; onRetry: () => void }) {
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
      action={
        <Button variant="link" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
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
export function OtherPlaces({
  places,
  hrefFor,
}: {
  places: readonly string[];
  hrefFor: (place: string) => string;
}) {
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
