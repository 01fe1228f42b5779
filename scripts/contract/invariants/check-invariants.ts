import type { CheckContext } from '../check-context';
import type { Exchange } from '../http/exchange';
import { detailsOf } from '../model/operation-details';
import { checkStateInvariant } from './state-invariants';

/** Checks what the contract declares about a successful call and those around it. */
export async function checkInvariants(
  exchange: Exchange,
  { exchange: send, findings }: CheckContext,
): Promise<void> {
  const { operation, request } = exchange;
  for (const invariant of detailsOf(operation).invariants) {
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
