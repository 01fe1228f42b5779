import rows from '../data/towns.json';

/** A real town; see data/README.md for sources. */
export interface Town {
  name: string;
  /** Two letters of the state, province or territory. */
  region: string;
  /** The US includes Puerto Rico, which the US site serves. */
  country: 'US' | 'CA';
  latitude: number;
  longitude: number;
  population: number;
  /** ZIP code, or the first three characters of a Canadian postal code, at the town's center. */
  postalCode: string;
}

function townsOf(country: 'US' | 'CA'): Town[] {
  return rows[country].map(([name, region, latitude, longitude, population, postalCode]) => ({
    name: String(name),
    region: String(region),
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    postalCode: String(postalCode),
  }));
}

/** Towns by country, then region, the most populous first within each. */
export const towns: readonly Town[] = [...townsOf('US'), ...townsOf('CA')];
