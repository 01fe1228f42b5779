import { toDecimal } from '@/domain/money/parse-amount';
import { changeQuery, withoutPrices } from '../state/change-query';
import { type ListingQuery, parseListingQuery } from '../state/listing-query';
import { useListingContext } from './listing-context';

/** The place of a filter that another feature brings; it is about frames. */
export function OtherFilter() {
  const { scope, query, go, renderFilter } = useListingContext();
  if (!renderFilter || scope === 'contact-lenses') return null;
  return renderFilter({
    searchType: scope,
    term: query.term,
    facets: facetNames(query),
    show: (path) => go(takeOver(query, path)),
  });
}

/** What is chosen, prices as the facet that says the same. */
function facetNames({ facets, minPrice, maxPrice }: ListingQuery): string[] {
  const names = facets.map(({ name, value }) => `${name}:${value}`);
  if (minPrice === undefined && maxPrice === undefined) return names;
  const end = (price: typeof minPrice) => (price === undefined ? '' : toDecimal(price));
  return [...names, `PRICE:${end(minPrice)}-${end(maxPrice)}`];
}

/** The facets of a listing's path, with the order and what else the address carries kept (003 §2.2). */
function takeOver(query: ListingQuery, path: string): ListingQuery {
  const [, search = ''] = path.split('?');
  const { facets } = parseListingQuery(new URLSearchParams(search));
  return changeQuery(withoutPrices(query), { facets });
}
