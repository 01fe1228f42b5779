import type { SeededRandom } from '../random';
import { areaCodeAt } from './area-codes';

/**
 * Returns a fictional phone number: 555-0100 to 555-0199 are reserved for fiction in every area code.
 *
 * @throws RangeError for an unknown region.
 */
export function fictionalTelephone(
  place: { region: string; latitude: number; longitude: number },
  random: SeededRandom,
): string {
  return `${areaCodeAt(place)}55501${String(random.integer(0, 99)).padStart(2, '0')}`;
}
