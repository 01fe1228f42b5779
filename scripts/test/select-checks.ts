import { ReadableError } from '../setup/exit-with-message.mjs';
import type { Check } from './check.ts';

/** The checks of these names; all without names. @throws ReadableError for an unknown name. */
export function selectChecks(all: readonly Check[], names: readonly string[]): Check[] {
  const known = all.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new ReadableError(`No check is named ${unknown.join(', ')}: ${known.join(', ')}.`);
  return all.filter(({ name }) => names.length === 0 || names.includes(name));
}
