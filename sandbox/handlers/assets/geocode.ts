import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { findPlaceAt } from './geocoder/find-place-at';
import { findPlaces } from './geocoder/find-places';
import { geocodeResult } from './geocoder/geocode-result';

/**
 * Coordinates of a place, postal address or postal code, or the place at a position. The status is ZERO_RESULTS when there are
 * none.
 */
export const geocode: Handler<'geocode'> = ({ query }) => {
  const { address, latlng, country: countries = [] } = query;
  if ((address === undefined) === (latlng === undefined))
    reject(apiErrors.invalidField('address', 'or latlng is required, and only one of them'));
  const places = latlng === undefined ? findPlaces(address ?? '', countries) : findPlaceAt(latlng, countries);
  const results = places.map((place) => geocodeResult(place, query.language ?? 'en'));
  return { status: results.length > 0 ? ('OK' as const) : ('ZERO_RESULTS' as const), results };
};
