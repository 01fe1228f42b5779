import type { Town } from '../places/towns';
import type { SeededRandom } from '../random';

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
