import { getGeocodeMockHandler } from '@generated/assets/assets.msw';
import { createResolver } from '../../call';
import type { HandlerFactory } from '../handler-factory';
import { findPlaces } from './geocoder/find-places';
import { geocodeResult } from './geocoder/geocode-result';

/** Coordinates of a place, postal address or postal code. The status is ZERO_RESULTS when there are none. */
export const geocode: HandlerFactory = () =>
  getGeocodeMockHandler(
    createResolver('geocode', ({ query }) => {
      const places = findPlaces(query.address, query.country ?? []);
      const results = places.map((place) => geocodeResult(place, query.language ?? 'en'));
      return { status: results.length > 0 ? ('OK' as const) : ('ZERO_RESULTS' as const), results };
    }),
  );
