import { type ListingQuery, listingParams } from '../state/listing-query';

/** Renders the listing's state as hidden inputs: a GET form drops the query string of its action. */
export function HiddenInputs({ query }: { query: ListingQuery }) {
  return listingParams(query).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
