import { toDecimal } from '@/domain/money/parse-amount';
import { hasFrames } from '../../api/has-frames';
import { changeQuery, withoutPrices } from '../../state/change-query';
import { type ListingQuery, parseListingQuery } from '../../state/listing-query';
import { useListingContext } from '../listing-context';

/** Holds the place of a filter of another feature, where the results have frames. */
export function FilterSlot() {
  const { scope, query, results, followChange, renderFilter } = useListingContext();
  if (!renderFilter || scope === 'contact-lenses' || !hasFrames(results)) return null;
  return renderFilter({
    searchType: scope,
    term: query.term,
    facets: facetParams(query),
    show: (path, options) => followChange((latest) => replaceFacets(latest, path), options),
  });
}

/** Returns the selected facets as `name:value`; the price range as a PRICE facet. */
function facetParams({ facets, minPrice, maxPrice }: ListingQuery): string[] {
  const params = facets.map(({ name, value }) => `${name}:${value}`);
  if (minPrice === undefined && maxPrice === undefined) return params;
  const toBound = (price: typeof minPrice) => (price === undefined ? '' : toDecimal(price));
  return [...params, `PRICE:${toBound(minPrice)}-${toBound(maxPrice)}`];
}

/** Returns the query with the facets of a listing path; sort and other parameters are preserved (003 §2.2). */
function replaceFacets(query: ListingQuery, path: string): ListingQuery {
  const [, search = ''] = path.split('?');
  const { facets } = parseListingQuery(new URLSearchParams(search));
  return changeQuery(withoutPrices(query), { facets });
}
