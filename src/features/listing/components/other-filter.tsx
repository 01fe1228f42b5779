import { toDecimal } from '@/domain/money/parse-amount';
import { changeQuery, withoutPrices } from '../state/change-query';
import { type ListingQuery, parseListingQuery } from '../state/listing-query';
import { useListingContext } from './listing-context';

/** Slot for a filter of another feature. Frames only. */
export function OtherFilter() {
  const { scope, query, go, renderFilter } = useListingContext();
  if (!renderFilter || scope === 'contact-lenses') return null;
  return renderFilter({
    searchType: scope,
    term: query.term,
    facets: facetNames(query),
    show: (path) => go(replaceFacets(query, path)),
  });
}

/** Selected facets as `name:value`; the price range as a PRICE facet. */
function facetNames({ facets, minPrice, maxPrice }: ListingQuery): string[] {
  const names = facets.map(({ name, value }) => `${name}:${value}`);
  if (minPrice === undefined && maxPrice === undefined) return names;
  const end = (price: typeof minPrice) => (price === undefined ? '' : toDecimal(price));
  return [...names, `PRICE:${end(minPrice)}-${end(maxPrice)}`];
}

/** The query with the facets of a listing path; sort and other parameters are preserved (003 §2.2). */
function replaceFacets(query: ListingQuery, path: string): ListingQuery {
  const [, search = ''] = path.split('?');
  const { facets } = parseListingQuery(new URLSearchParams(search));
  return changeQuery(withoutPrices(query), { facets });
}
