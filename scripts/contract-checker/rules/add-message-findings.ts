import { checkCurrency } from '../../contract/rules/check-currency.ts';
import type { FindingList } from '../findings/finding-list.ts';
import type { Exchange } from '../http/exchange.ts';
import { errorOf } from '../http/read-response.ts';
import { contextOf } from '../invariants/read-request.ts';
import { checkResponseInvariant } from '../invariants/response-invariants.ts';
import { detailsOf } from '../model/operation-details.ts';
import { checkResponse } from './check-response.ts';

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
