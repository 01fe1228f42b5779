import { type ListingQuery, listingParameters } from '../state/listing-query';

/** A listing's state as fields of a form, which a GET form's own address would drop. */
export function HiddenParameters({ query }: { query: ListingQuery }) {
  return listingParameters(query).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
