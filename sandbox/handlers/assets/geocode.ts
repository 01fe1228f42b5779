import type { GeocodeAddressComponent } from '@generated/assets/model/geocodeAddressComponent';
import type { GeocodeLanguage } from '@generated/assets/model/geocodeLanguage';
import type { GeocodeResult } from '@generated/assets/model/geocodeResult';
import { groupBy } from '@/domain/collections/group-by';
import { regionNames } from '../../../src/domain/places/region-names';
import type { Handler } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { foldPhrase } from '../../search/tokenize';
import type { Localized } from '../../seed/models/localized';
import { distanceKm } from '../../seed/places/distance';
import { findPostalArea, geocodeTable } from '../../seed/places/geocode-table';
import type { Town } from '../../seed/places/towns';

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

/** Nothing is known about a position farther from every postal area: the sea, the far north, another continent. */
const REACH_KM = 400;

/**
 * Returns the nearest postal area of a position, as a list of one.
 *
 * @param latlng latitude and longitude with a comma between.
 * @param countries countries to search in; all when empty
 */
function findPlaceAt(latlng: string, countries: readonly PlaceCountry[]): Place[] {
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

const countryNames: Record<PlaceCountry, Localized> = {
  US: { en: 'United States', es: 'Estados Unidos', fr: 'États-Unis' },
  PR: { en: 'Puerto Rico', es: 'Puerto Rico', fr: 'Porto Rico' },
  CA: { en: 'Canada', es: 'Canadá', fr: 'Canada' },
};

/** Returns a place in the format of the maps service. */
function geocodeResult(place: Place, language: GeocodeLanguage): GeocodeResult {
  const country = countryNames[place.country][language];
  return {
    formatted_address: formattedAddress(place, language),
    geometry: { location: { lat: place.latitude, lng: place.longitude } },
    types: place.kind === 'postal_code' ? ['postal_code'] : [place.kind, 'political'],
    address_components: [
      ...(place.postalCode ? [component(place.postalCode, place.postalCode, ['postal_code'])] : []),
      ...(place.city ? [component(place.city, place.city, ['locality', 'political'])] : []),
      component(regionName(place, language), place.region, ['administrative_area_level_1', 'political']),
      component(country, place.country, ['country', 'political']),
    ],
  };
}

/** Formats a place, such as "Mason, OH 45040, USA". A state or province alone has its full name. */
function formattedAddress(place: Place, language: GeocodeLanguage): string {
  const { city, region, postalCode, country } = place;
  const countryName = country === 'US' && language === 'en' ? 'USA' : countryNames[country][language];
  if (!city) return `${regionName(place, language)}, ${countryName}`;
  return `${city}, ${[region, postalCode].filter(Boolean).join(' ')}, ${countryName}`;
}

function regionName({ region }: Place, language: GeocodeLanguage): string {
  return regionNames.get(region)?.[language] ?? region;
}

function component(longName: string, shortName: string, types: string[]): GeocodeAddressComponent {
  return { long_name: longName, short_name: shortName, types };
}

/** Countries as the maps service defines them: Puerto Rico is separate from the US. */
type PlaceCountry = 'US' | 'PR' | 'CA';

/** A geocoding result. */
interface Place {
  kind: 'postal_code' | 'locality' | 'administrative_area_level_1';
  /** Absent for a whole state or province. */
  city?: string;
  /** Two letters. */
  region: string;
  country: PlaceCountry;
  postalCode?: string;
  latitude: number;
  longitude: number;
}

/** Maximum number of towns with the same name, the most populous ones first. */
const MAX_PLACES = 5;

const ZIP_CODE = /\b\d{5}(?:-\d{4})?$/;
const CANADIAN_POSTAL_CODE = /\b[a-z]\d[a-z](?: ?\d[a-z]\d)?$/;

/**
 * Geocodes a postal address, best match first. Matches postal codes, towns, states and provinces; the street is ignored.
 * Case, accents and punctuation do not matter.
 * @param countries countries to search in; all when empty
 */
function findPlaces(address: string, countries: readonly PlaceCountry[]): Place[] {
  const isInCountries = ({ country }: Place) => countries.length === 0 || countries.includes(country);
  const query = withOfficialNames(
    foldPhrase(address.trimEnd().replace(/(?:USA|United States|Canada|Canadá|Estados Unidos)$/i, '')),
  );
  const byPostalCode = postalPlace(query);
  if (byPostalCode) return [byPostalCode].filter(isInCountries);
  const towns = townPlaces(query).filter(isInCountries);
  return towns.length > 0 ? towns.slice(0, MAX_PLACES) : regionPlaces(query).filter(isInCountries);
}

/** Names that people use for towns, also in Spanish and French, by the official ones with their regions. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'new york ny': 'nyc, new york city, nueva york, manhattan, big apple',
  'los angeles ca': 'la, l a',
  'san francisco ca': 'sf, s f, san fran',
  'philadelphia pa': 'philly, phila, filadelfia, philadelphie',
  'las vegas nv': 'vegas, lv',
  'chicago il': 'chi town, chitown',
  'new orleans la': 'nola, nueva orleans, la nouvelle orleans',
  'salt lake city ut': 'slc, salt lake',
  'atlanta ga': 'atl',
  'dallas tx': 'dfw, dallas fort worth',
  'washington dc': 'd c, washington d c',
  'st petersburg fl': 'st pete, saint pete',
  'west palm beach fl': 'w palm beach',
  'quebec qc': 'quebec city, ste foy, sainte foy',
  'montreal qc': 'mtl, mont royal',
  'toronto on': 'gta, t o',
  'vancouver bc': 'yvr, van city',
};

const officialNames = new Map(
  Object.entries(OTHER_NAMES).flatMap(([official, names]) =>
    names.split(', ').map((name) => [name, official] as const),
  ),
);

/** Replaces a name that people use, with or without its region behind it: "nyc", "NYC, NY". */
function withOfficialNames(query: string): string {
  const region = / [a-z]{2}$/.exec(query)?.[0] ?? '';
  const official =
    officialNames.get(query) ?? officialNames.get(query.slice(0, query.length - region.length));
  return official !== undefined && (officialNames.has(query) || official.endsWith(region)) ? official : query;
}

/** Returns the place of the postal code at the end of the address. */
function postalPlace(query: string): Place | undefined {
  const normalized = query.replace(/(\d{5}) (\d{4})$/, '$1');
  const code = (ZIP_CODE.exec(normalized) ?? CANADIAN_POSTAL_CODE.exec(normalized))?.[0].toUpperCase();
  const area = code && findPostalArea(code);
  if (!area) return undefined;
  return {
    kind: 'postal_code',
    city: area.city,
    region: area.region,
    country: countryOf(area),
    postalCode: code,
    latitude: area.latitude,
    longitude: area.longitude,
  };
}

/** Towns whose name is at the end of the address, with or without the region after it. */
function townPlaces(query: string): Place[] {
  const { name, region } = splitRegion(query);
  const townsInRegion = region ? findTowns(name).filter((town) => town.region === region) : [];
  // A region name may be part of the town's name, as in Virginia Beach.
  const matches = townsInRegion.length > 0 ? townsInRegion : findTowns(query);
  return matches.toSorted((a, b) => b.population - a.population).map(townPlace);
}

/** Matches the longest suffix that is a town's name, so that the street before it is ignored. */
function findTowns(query: string): readonly Town[] {
  const tokens = query.split(' ');
  for (let from = 0; from < tokens.length; from += 1) {
    const matches = townsByName.get(townKey(tokens.slice(from).join(' ')));
    if (matches) return matches;
  }
  return [];
}

const regionByName: ReadonlyMap<string, string> = new Map(
  [...regionNames].flatMap(([code, { en, es, fr }]) =>
    [code, en, es, fr].map((name) => [foldPhrase(name), code] as const),
  ),
);

/** Splits off the state or province at the end, as a two-letter code or as a name. */
function splitRegion(query: string): { name: string; region?: string } {
  const tokens = query.split(' ');
  for (let from = Math.max(1, tokens.length - 4); from < tokens.length; from += 1) {
    const region = regionByName.get(tokens.slice(from).join(' '));
    if (region) return { name: tokens.slice(0, from).join(' '), region };
  }
  return { name: query };
}

/** Returns a whole state or province: the centroid of its towns, weighted by population. */
function regionPlaces(query: string): Place[] {
  const region = regionByName.get(query);
  const towns = geocodeTable.towns.filter((town) => town.region === region);
  const [first] = towns;
  if (!region || !first) return [];
  const totalPopulation = towns.reduce((sum, { population }) => sum + population, 0);
  const centroid = (coordinate: (town: Town) => number) =>
    towns.reduce((sum, town) => sum + coordinate(town) * town.population, 0) / totalPopulation;
  return [
    {
      kind: 'administrative_area_level_1',
      region,
      country: countryOf(first),
      latitude: roundDegrees(centroid(({ latitude }) => latitude)),
      longitude: roundDegrees(centroid(({ longitude }) => longitude)),
    },
  ];
}

const townsByName: ReadonlyMap<string, readonly Town[]> = groupBy(geocodeTable.towns, ({ name }) =>
  townKey(foldPhrase(name)),
);

/**
 * Normalizes the spellings of Saint, Fort and Mount, and closes the gap that an apostrophe leaves: St. John's is the same as
 * St Johns.
 */
function townKey(normalized: string): string {
  return normalized
    .replace(/\b(saint|sainte|ste)\b/g, 'st')
    .replace(/\b(fort|mount)\b/g, (word) => `${word[0]}t`)
    .replaceAll(' ', '');
}

function townPlace({ name, region, country, latitude, longitude }: Town): Place {
  return {
    kind: 'locality',
    city: name,
    region,
    country: countryOf({ region, country }),
    latitude,
    longitude,
  };
}

/** Treats Puerto Rico as a country. */
function countryOf({ region, country }: { region: string; country: 'US' | 'CA' }): PlaceCountry {
  return region === 'PR' ? 'PR' : country;
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
