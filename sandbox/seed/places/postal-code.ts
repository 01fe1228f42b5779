import type { SeededRandom } from '../random';

/** Letters that Canadian postal codes use; D, F, I, O, Q and U are left out of all of them. */
const LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

/** A whole Canadian postal code that begins with the given three characters. */
export function canadianPostalCode(forwardSortationArea: string, random: SeededRandom): string {
  return `${forwardSortationArea} ${random.integer(1, 9)}${random.pick(LETTERS)}${random.integer(0, 9)}`;
}
