import { ReadableError } from '../setup/exit-with-message.mjs';
import type { Check } from './check.ts';

/**
 * The checks of these names; without names all, or those of a usual run.
 *
 * @throws ReadableError for an unknown name.
 */
export function selectChecks(
  all: readonly Check[],
  names: readonly string[],
  { isFullRun = false }: { isFullRun?: boolean } = {},
): Check[] {
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReadableError(`No check is named ${unknown.join(', ')}: ${known.join(', ')}.`);
  return all.filter(({ name, fullRunOnly = false }) =>
    names.length === 0 ? isFullRun || !fullRunOnly : names.includes(name),
  );
}
