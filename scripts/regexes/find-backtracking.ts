import { check } from 'recheck';
import type { Regex } from './collect-regexes.ts';

/** Without limits of time, so that the result does not depend on the machine; those of its steps remain. */
const NO_TIME_LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  mutationTimeout: null,
  seedingTimeout: null,
};

/** Returns how the time grows with the text, where it grows faster than the text itself, and a text that shows it. */
export async function findBacktracking({ source, flags }: Regex): Promise<string | undefined> {
  const result = await check(source, flags, NO_TIME_LIMITS);
  switch (result.status) {
    case 'safe':
      return undefined;
    case 'vulnerable':
      return `${result.complexity.summary}, by ${result.attack.pattern}`;
    case 'unknown':
      return `not checked: ${result.error.kind}`;
  }
}
