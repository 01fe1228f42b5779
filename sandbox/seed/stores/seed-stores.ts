import { groupBy } from '@/domain/collections/group-by';
import { SEED_DATE } from '../catalog/seed-date';
import names from '../data/shopping-center-names.json' with { type: 'json' };
import type { StoreSeed } from '../models/store';
import { movedBy } from '../places/distance';
import { geocodeTable } from '../places/geocode-table';
import {
  type AddressStyle,
  addressStyleOf,
  streetLine,
  streetName,
  unitLine,
} from '../places/street-address';
import { fictionalTelephone } from '../places/telephone';
import { timeZoneOf } from '../places/time-zones';
import { type Town, towns } from '../places/towns';
import { createRandom, type SeededRandom } from '../random';
import { type StoreHistory, storeHistories } from './store-history';
import { storeOfferings } from './store-offerings';

/** Letters of Canadian postal codes; D, F, I, O, Q and U are not used. */
const LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

/** Returns a random Canadian postal code with these first three characters. */
export function canadianPostalCode(forwardSortationArea: string, random: SeededRandom): string {
  return `${forwardSortationArea} ${random.integer(1, 9)}${random.pick(LETTERS)}${random.integer(0, 9)}`;
}

/** Location and name of a store. */
interface StoreSite {
  displayName: string;
  latitude: number;
  longitude: number;
  addressLines: string[];
  city: string;
  region: string;
  postalCode: string;
  country: 'US' | 'CA';
}

/** Finds different sites in a town for `count` stores, the first one near its center. */
function storeSites(town: Town, count: number, random: SeededRandom): StoreSite[] {
  const districts = districtsOf(town);
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const district = districts[index % districts.length] ?? town;
    let building = chooseBuilding(town, random);
    while (names.has(building.displayName)) building = chooseBuilding(town, random);
    names.add(building.displayName);
    return {
      ...building,
      ...scatter(district, index < districts.length ? 0.6 : 2.5, random),
      city: town.name,
      region: town.region,
      postalCode:
        town.country === 'CA' ? canadianPostalCode(district.postalCode, random) : district.postalCode,
      country: town.country,
    };
  });
}

const areasOfTown = groupBy(geocodeTable.postalAreas.values(), ({ city, region }) => `${city}, ${region}`);

interface District {
  latitude: number;
  longitude: number;
  postalCode: string;
}

/** Returns the town's center, then its other ZIP codes (US) or postal areas (Canada). */
function districtsOf(town: Town): District[] {
  const areas = (areasOfTown.get(`${town.name}, ${town.region}`) ?? [])
    .filter(({ prefix }) => prefix.length === town.postalCode.length)
    .map((area) => ({ ...area, postalCode: area.prefix }));
  const center = areas.find((area) => area.postalCode === town.postalCode) ?? town;
  return [center, ...areas.filter((area) => area !== center)];
}

function scatter(
  district: District,
  reachKm: number,
  random: SeededRandom,
): { latitude: number; longitude: number } {
  const direction = random.next() * 2 * Math.PI;
  const distance = reachKm * (0.2 + 0.8 * random.next());
  return movedBy(district, distance * Math.cos(direction), distance * Math.sin(direction));
}

/** Capitalizes French street names, which begin with a small letter within an address. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a unit in a shopping center, or a street store named after its street. */
function chooseBuilding(town: Town, random: SeededRandom): Pick<StoreSite, 'displayName' | 'addressLines'> {
  const style = addressStyleOf(town);
  const street = streetName(style, random);
  const line = streetLine(style, street, random);
  if (random.chance(0.7)) {
    return {
      displayName: shoppingCenterName(style, town.name, random),
      addressLines: [line, unitLine(style, random)],
    };
  }
  const english = style === 'us' || style === 'canada';
  return {
    displayName: english ? `${town.name} – ${street}` : `${capitalized(street)}, ${town.name}`,
    addressLines: [line],
  };
}

const TOTALS = { US: 800, CA: 110 } as const;
const FIRST_UNIQUE_ID = 12_001;

/**
 * Returns the invented stores, in real towns of the US (including Puerto Rico) and Canada.
 *
 * @param today ISO date that opening, remodeling and moving dates are relative to; which store has which history does not
 * depend on it.
 */
export function seedStores(today: string = SEED_DATE): StoreSeed[] {
  const random = createRandom('stores');
  const sites = [...sitesIn('US', random), ...sitesIn('CA', random)];
  const histories = [
    ...storeHistories(TOTALS.US, today, random.branch('history of US')),
    ...storeHistories(TOTALS.CA, today, random.branch('history of CA')),
  ];
  return sites.map((site, index) => {
    const history = histories[index] ?? { status: 'O', openedOn: today };
    return buildStore(site, history, index, random.branch(`store ${index}`));
  });
}

function sitesIn(country: 'US' | 'CA', random: SeededRandom): StoreSite[] {
  const countryTowns = towns.filter((town) => town.country === country);
  const counts = storesPerTown(countryTowns, TOTALS[country], random.branch(`counts in ${country}`));
  return countryTowns.flatMap((town: Town) =>
    storeSites(town, counts.get(town) ?? 0, random.branch(`sites in ${town.name}, ${town.region}`)),
  );
}

function buildStore(site: StoreSite, history: StoreHistory, index: number, random: SeededRandom): StoreSeed {
  return {
    uniqueId: String(FIRST_UNIQUE_ID + index),
    storeNumber: storeNumberOf(index),
    ...site,
    timeZone: timeZoneOf(site),
    telephone: fictionalTelephone(site, random.branch('telephone')),
    hours: storeHours(
      { status: history.status, inMall: site.addressLines.length > 1 },
      random.branch('hours'),
    ),
    ...history,
    ...storeOfferings({ ...site, status: history.status }, random.branch('offer')),
  };
}

/** Returns four digits unrelated to the location: 7919 is prime, so the steps reach each of 9000 numbers once. */
function storeNumberOf(index: number): string {
  return String(((index * 7919) % 9000) + 100).padStart(4, '0');
}

/** Inhabitants for each store after the first. */
const INHABITANTS_PER_FURTHER_STORE = 300_000;
const MOST_FURTHER_STORES = 5;

/** Towns above this always have a store. */
const LARGE_TOWN = 100_000;

/**
 * Returns the number of stores per town: at least one in every region's largest town and in every large town, then in random
 * towns, until there are exactly `total`. Towns without a store are omitted.
 *
 * @throws RangeError when there are too few towns.
 */
export function storesPerTown(
  towns: readonly Town[],
  total: number,
  random: SeededRandom,
): Map<Town, number> {
  const byPopulation = [...towns].sort((a, b) => b.population - a.population);
  const largestOfRegion = [
    ...new Map([...byPopulation].reverse().map((town) => [town.region, town])).values(),
  ];
  const large = byPopulation.filter((town) => town.population >= LARGE_TOWN);
  const order = new Set([...largestOfRegion, ...large, ...random.sample(byPopulation, byPopulation.length)]);

  const counts = new Map<Town, number>();
  let remaining = total;
  for (const town of order) {
    if (remaining === 0) break;
    const count = Math.min(remaining, 1 + furtherStores(town));
    counts.set(town, count);
    remaining -= count;
  }
  if (remaining > 0)
    throw new RangeError(`The towns have room for ${total - remaining} stores, not ${total}`);
  return counts;
}

function furtherStores({ population }: Town): number {
  return Math.min(MOST_FURTHER_STORES, Math.floor(population / INHABITANTS_PER_FURTHER_STORE));
}

type Hours = StoreSeed['hours'];
type Day = Hours[number];

function day(open: string, close: string): Day {
  return { open, close };
}

function week(weekdays: Day, saturday: Day, sunday: Day): Hours {
  return [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday];
}

const MALL_HOURS: Hours[] = [
  week(day('10:00', '20:00'), day('10:00', '20:00'), day('12:00', '18:00')),
  week(day('10:00', '21:00'), day('10:00', '21:00'), day('11:00', '18:00')),
  week(day('10:00', '20:00'), day('10:00', '19:00'), day('12:00', '17:00')),
  week(day('09:30', '21:00'), day('09:00', '17:00'), day('10:00', '17:00')),
];
const STREET_HOURS: Hours[] = [
  week(day('10:00', '19:00'), day('10:00', '18:00'), null),
  week(day('09:00', '18:00'), day('09:00', '16:00'), null),
  week(day('09:30', '17:30'), null, null),
  [null, ...week(day('10:00', '18:00'), day('10:00', '17:00'), day('11:00', '16:00')).slice(1)],
];

/** Returns the opening hours, Monday first. Empty when unknown: always before a store first opens, and for a few others. */
function storeHours(
  { status, inMall }: { status: StoreSeed['status']; inMall: boolean },
  random: SeededRandom,
): Hours {
  const hours = random.pick(inMall ? MALL_HOURS : STREET_HOURS);
  return status === 'U' || random.chance(0.015) ? [] : [...hours];
}

/** Returns a fictional shopping center name in the style of the region. */
function shoppingCenterName(style: AddressStyle, town: string, random: SeededRandom): string {
  if (style === 'quebec') return kindAndName(names.quebec, random);
  if (style === 'puerto-rico') return kindAndName(names['puerto-rico'], random);
  if (random.chance(0.12)) return `${town} ${style === 'us' ? 'Town Center' : 'Town Centre'}`;
  const name = `${random.pick(names.us.first)} ${random.pick(names.us.second)}`;
  if (random.chance(0.15)) return `The Shops at ${name}`;
  return `${name} ${random.pick(names[style].kinds)}`;
}

/** Joins kind and name; French and Spanish put the kind first. */
function kindAndName(
  { kinds, names }: { kinds: readonly string[]; names: readonly string[] },
  random: SeededRandom,
): string {
  return `${random.pick(kinds)} ${random.pick(names)}`;
}
