import type { Invariant } from '../invariants/invariant.ts';
import { pluginViolations } from '../invariants/plugin-invariants.ts';
import { contextOf } from '../invariants/read-request.ts';
import { checkResponseInvariant } from '../invariants/response-invariants.ts';
import type { Exchange } from '../plugin.ts';
import type { Violation } from '../rules/violation.ts';

/** Kinds whose texts would show amounts of somebody. */
const TEXTS: Partial<Record<Invariant['kind'], string>> = {
  count: 'the number of rows',
  sum: 'the sum of its amounts',
};

/** What must hold within one response. What spans two calls takes calls of its own, which only the check makes. */
export function checkWatchedInvariants(exchange: Exchange): Violation[] {
  const own = exchange.operation.invariants.flatMap((invariant) => {
    const broken = checkResponseInvariant(invariant, contextOf(exchange));
    if (!broken) return [];
    const expected = TEXTS[invariant.kind];
    return [
      {
        ...broken,
        ...(expected ? { expected, received: 'another number' } : {}),
        rule: 'invariant' as const,
        keys: ['x-invariants'],
      },
    ];
  });
  return [...own, ...pluginViolations(exchange, [])];
}
