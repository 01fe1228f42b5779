import type { SeededRandom } from '../random';

/** Letters of Canadian postal codes; D, F, I, O, Q and U are not used. */
const LETTERS = [...'ABCEGHJKLMNPRSTVWXYZ'];

/** Returns a random Canadian postal code with these first three characters. */
export function canadianPostalCode(forwardSortationArea: string, random: SeededRandom): string {
  return `${forwardSortationArea} ${random.integer(1, 9)}${random.pick(LETTERS)}${random.integer(0, 9)}`;
}
