import type { CheckContext } from '../check-context.ts';
import { pluginViolations } from '../invariants/plugin-invariants.ts';
import { contextOf } from '../invariants/read-request.ts';
import { checkResponseInvariant } from '../invariants/response-invariants.ts';
import type { Exchange } from '../plugin.ts';
import { checkResponse } from './check-response.ts';

/** What one response shows by itself: whether it fits, and whether what must hold within it holds. */
export function addMessageFindings(
  exchange: Exchange,
  { findings, recorded }: Pick<CheckContext, 'findings' | 'recorded'>,
): void {
  const { operation, request, response } = exchange;
  const isError = operation.contract.errorOf(response) !== undefined;
  const isSuccess = !isError && operation.isDocumented(response.status);
  const violations = [...checkResponse(exchange), ...(isSuccess ? pluginViolations(exchange, recorded) : [])];
  for (const violation of violations) findings.add({ ...violation, operationId: operation.id, request });
  if (!isSuccess) return;
  recorded.push(exchange);
  for (const invariant of operation.invariants) {
    const broken = checkResponseInvariant(invariant, contextOf(exchange));
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
