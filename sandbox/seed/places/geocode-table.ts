import rows from '../data/postal-prefixes.json';
import { type Town, towns } from './towns';

/** Where postal codes that begin alike lie, and the town to name for them. */
export interface PostalArea {
  /** ZIP3 or ZIP code; one to three first characters of a Canadian postal code. */
  prefix: string;
  latitude: number;
  longitude: number;
  city: string;
  region: string;
  country: 'US' | 'CA';
}

function postalAreas(): Map<string, PostalArea> {
  return new Map(
    rows.map(([prefix, latitude, longitude, city, region]) => [
      String(prefix),
      {
        prefix: String(prefix),
        latitude: Number(latitude),
        longitude: Number(longitude),
        city: String(city),
        region: String(region),
        country: /^\d/.test(String(prefix)) ? 'US' : 'CA',
      },
    ]),
  );
}

/** What the sandbox's geocoder knows: towns by name, areas by the beginning of a postal code. */
export const geocodeTable: { towns: readonly Town[]; postalAreas: ReadonlyMap<string, PostalArea> } = {
  towns,
  postalAreas: postalAreas(),
};

/** The smallest area known for a postal code, or the beginning of one (`V5K 0A1`, `v5k`, `45040`, `45040-1234`). */
export function findPostalArea(postalCode: string): PostalArea | undefined {
  const code = postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (!/^(\d{3,9}|[A-Z]\d[A-Z]?(\d[A-Z]?\d?)?)$/.test(code)) return undefined;
  for (let length = Math.min(code.length, 5); length > 0; length -= 1) {
    const area = geocodeTable.postalAreas.get(code.slice(0, length));
    if (area) return area;
  }
  return undefined;
}
