import type { GeocodeResult } from '@generated/assets/model/geocodeResult';
import type { GeocodingResponse } from '@generated/assets/model/geocodingResponse';
import type { Country } from '@/domain/locale/locales';
import type { Position } from '@/domain/stores/store';

/** A place that a search is about. */
export interface GeocodedPlace {
  /** Such as "Springfield, IL, USA". */
  readonly name: string;
  readonly position: Position;
  /** The site that serves it; undefined elsewhere. */
  readonly country: Country | undefined;
}

/** Outcome of a geocoder's response: places, none, or a failure of the service (001 §7). */
export type GeocodeOutcome =
  | { readonly status: 'found'; readonly places: readonly GeocodedPlace[] }
  | { readonly status: 'none' | 'failed' };

/** Countries to search in: US and PR for the US store, CA for the Canadian one (001 §2). */
export const SEARCH_COUNTRIES = { us: ['US', 'PR'], ca: ['CA'] } as const satisfies Record<
  Country,
  readonly string[]
>;

const COUNTRIES: Readonly<Record<string, Country>> = { US: 'us', PR: 'us', CA: 'ca' };

/**
 * Interprets the response: INVALID_REQUEST means that the text is no place; a quota or a key means that no search is possible.
 */
export function geocodeOutcome({ status, results }: GeocodingResponse): GeocodeOutcome {
  if (status === 'OK' && results.length > 0) return { status: 'found', places: results.map(toPlace) };
  return { status: status === 'OVER_QUERY_LIMIT' || status === 'REQUEST_DENIED' ? 'failed' : 'none' };
}

function toPlace({ formatted_address, geometry, address_components = [] }: GeocodeResult): GeocodedPlace {
  const { lat, lng } = geometry.location;
  const country = address_components.find(({ types }) => types.includes('country'))?.short_name;
  return {
    name: formatted_address,
    position: { latitude: lat, longitude: lng },
    country: COUNTRIES[country ?? ''],
  };
}
