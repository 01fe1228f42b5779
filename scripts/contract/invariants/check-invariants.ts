import type { CheckContext } from '../check-context';
import type { Exchange } from '../http/exchange';
import { operationOf } from '../model/find-operation';
import { detailsOf } from '../model/operation-details';
import { contextOf } from './read-request';
import { checkResponseInvariant } from './response-invariants';
import { checkStateInvariant } from './state-invariants';

/** Checks what the contract declares about a successful call. */
export async function checkInvariants(
  exchange: Exchange,
  { exchange: send, findings }: CheckContext,
  { withCalls }: { withCalls: boolean },
): Promise<void> {
  const { operation, request } = exchange;
  for (const invariant of detailsOf(operation).invariants) {
    const broken =
      checkResponseInvariant(invariant, contextOf(exchange)) ??
      (withCalls
        ? await checkStateInvariant(
            invariant,
            exchange,
            async (next) => (await send(operationOf(next).operation, next)).response,
          )
        : undefined);
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
