import type { CheckContext } from '../check-context.ts';
import type { Exchange } from '../plugin.ts';
import { checkStateInvariant } from './state-invariants.ts';

/** Checks what the contract declares about a successful call and those around it. */
export async function checkInvariants(
  exchange: Exchange,
  { exchange: send, findings }: CheckContext,
): Promise<void> {
  const { operation, request } = exchange;
  for (const invariant of operation.invariants) {
    const broken = await checkStateInvariant(
      invariant,
      exchange,
      async (next) => (await send(next)).response,
    );
    if (broken)
      findings.add({
        ...broken,
        rule: 'invariant',
        operationId: operation.id,
        request,
        keys: ['x-invariants'],
      });
  }
}
