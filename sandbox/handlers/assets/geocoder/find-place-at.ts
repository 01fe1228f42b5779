import { distanceKm } from '../../../seed/places/distance';
import { geocodeTable } from '../../../seed/places/geocode-table';
import { countryOf, type Place, type PlaceCountry } from './find-places';

/** Nothing is known about a position farther from every postal area: the sea, the far north, another continent. */
const REACH_KM = 400;

/**
 * Returns the nearest postal area of a position, as a list of one.
 *
 * @param latlng latitude and longitude with a comma between.
 * @param countries countries to search in; all when empty
 */
export function findPlaceAt(latlng: string, countries: readonly PlaceCountry[]): Place[] {
  const [latitude = Number.NaN, longitude = Number.NaN] = latlng.split(',').map(Number);
  const [nearest] = [...geocodeTable.postalAreas.values()]
    // Skips areas of a whole region, of which only the middle is known.
    .filter(({ prefix }) => prefix.length >= 3)
    .map((area) => ({ area, km: distanceKm(area, { latitude, longitude }) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest || !(nearest.km <= REACH_KM)) return [];
  const { city, region } = nearest.area;
  const country = countryOf(nearest.area);
  if (countries.length > 0 && !countries.includes(country)) return [];
  return [{ kind: 'locality', city, region, country, latitude, longitude }];
}
