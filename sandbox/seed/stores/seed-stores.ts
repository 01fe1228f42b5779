import { SEED_DATE } from '../catalog/seed-date';
import type { StoreSeed } from '../models/store';
import { fictionalTelephone } from '../places/telephone';
import { timeZoneOf } from '../places/time-zones';
import { type Town, towns } from '../places/towns';
import { createRandom, type SeededRandom } from '../random';
import { storesPerTown } from './store-counts';
import { type StoreHistory, storeHistories } from './store-history';
import { storeHours } from './store-hours';
import { storeOfferings } from './store-offerings';
import { type StoreSite, storeSites } from './store-sites';

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
