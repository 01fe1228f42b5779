import type { FindingList } from '../findings/finding-list';
import type { Exchange } from '../http/exchange';
import { errorOf } from '../http/read-response';
import { contextOf } from '../invariants/read-request';
import { checkResponseInvariant } from '../invariants/response-invariants';
import { detailsOf } from '../model/operation-details';
import { checkCurrency } from './check-currency';
import { checkResponse } from './check-response';

/** What one response shows by itself: whether it fits, and whether what must hold within it holds. */
export function addMessageFindings(exchange: Exchange, findings: FindingList): void {
  const { operation, request, response } = exchange;
  const isError = errorOf(response) !== undefined;
  const violations = [...checkResponse(exchange), ...(isError ? [] : checkCurrency(exchange))];
  for (const violation of violations) findings.add({ ...violation, operationId: operation.id, request });
  if (isError || !operation.statuses.includes(response.status)) return;
  for (const invariant of detailsOf(operation).invariants) {
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
