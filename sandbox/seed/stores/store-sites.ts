import { groupBy } from '@/domain/collections/group-by';
import { movedBy } from '../places/distance';
import { geocodeTable } from '../places/geocode-table';
import { canadianPostalCode } from '../places/postal-code';
import { addressStyleOf, streetLine, streetName, unitLine } from '../places/street-address';
import type { Town } from '../places/towns';
import type { SeededRandom } from '../random';
import { shoppingCenterName } from './shopping-center-names';

/** Location and name of a store. */
export interface StoreSite {
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
export function storeSites(town: Town, count: number, random: SeededRandom): StoreSite[] {
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
