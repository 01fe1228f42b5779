import rows from '../data/postal-prefixes.json';
import { type Town, towns } from './towns';

/** Position and town of the postal codes with one prefix. */
export interface PostalArea {
  /** ZIP3 or ZIP code; the first one to three characters of a Canadian postal code. */
  prefix: string;
  latitude: number;
  longitude: number;
  city: string;
  region: string;
  country: 'US' | 'CA';
}

/** Towns without a store that the geocoder knows as well; the others would change with every town in the gazetteer. */
const townsWithoutStores: readonly Town[] = [
  {
    name: 'Mason',
    region: 'OH',
    country: 'US',
    latitude: 39.3601,
    longitude: -84.3099,
    population: 34_792,
    postalCode: '45040',
  },
  {
    name: 'Beverly Hills',
    region: 'CA',
    country: 'US',
    latitude: 34.0736,
    longitude: -118.4004,
    population: 32_701,
    postalCode: '90210',
  },
  {
    name: "Coeur d'Alene",
    region: 'ID',
    country: 'US',
    latitude: 47.6777,
    longitude: -116.7805,
    population: 54_628,
    postalCode: '83814',
  },
];

/** Areas by prefix, and the ZIP code of each town: of a code, only the first three digits are known otherwise. */
function postalAreas(allTowns: readonly Town[]): Map<string, PostalArea> {
  const prefixes = rows.map(([prefix, latitude, longitude, city, region]): [string, PostalArea] => [
    String(prefix),
    {
      prefix: String(prefix),
      latitude: Number(latitude),
      longitude: Number(longitude),
      city: String(city),
      region: String(region),
      country: /^\d/.test(String(prefix)) ? 'US' : 'CA',
    },
  ]);
  const zipCodes = allTowns
    .filter(({ country }) => country === 'US')
    .map(({ name, postalCode, region, country, latitude, longitude }): [string, PostalArea] => [
      postalCode,
      { prefix: postalCode, city: name, region, country, latitude, longitude },
    ]);
  return new Map([...zipCodes, ...prefixes]);
}

const allTowns = [...towns, ...townsWithoutStores];

/** Data of the sandbox's geocoder: towns, and areas by postal code prefix. */
export const geocodeTable: { towns: readonly Town[]; postalAreas: ReadonlyMap<string, PostalArea> } = {
  towns: allTowns,
  postalAreas: postalAreas(allTowns),
};

/** Returns the smallest known area of a postal code or its prefix (`V5K 0A1`, `v5k`, `45040`, `45040-1234`). */
export function findPostalArea(postalCode: string): PostalArea | undefined {
  const code = postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (!/^(\d{3,9}|[A-Z]\d[A-Z]?(\d[A-Z]?\d?)?)$/.test(code)) return undefined;
  for (let length = Math.min(code.length, 5); length > 0; length -= 1) {
    const area = geocodeTable.postalAreas.get(code.slice(0, length));
    if (area) return area;
  }
  return undefined;
}
