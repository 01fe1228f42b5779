import type { Rule } from '../findings/finding.ts';
import { summarize } from '../findings/finding.ts';
import type { Exchange } from '../plugin.ts';
import { checkMessage } from '../rules/check-response.ts';

export interface RejectionProblem {
  rule: Rule;
  expected: string;
  received: string;
}

/**
 * What is wrong with the response to a request that had to be rejected; undefined when it was rejected as documented. What is wrong
 * with any response is a finding of its own.
 *
 * @param status the one that the contract has for this request, where it is known.
 */
export function checkRejection(exchange: Exchange, status?: number): RejectionProblem | undefined {
  const { response } = exchange;
  const expected = 'a documented 4xx with the error body';
  const received = summarize(response);
  if (response.status >= 500) return { rule: 'bad-input-server-error', expected, received };
  if (!exchange.operation.contract.errorOf(response))
    return { rule: 'bad-input-accepted', expected, received };
  const [violation] = checkMessage(exchange);
  if (!violation) {
    // Commands report failures with 200 or in a redirect.
    const isOther = status !== undefined && response.status >= 400 && response.status !== status;
    return isOther ? { rule: 'bad-input-status', expected: String(status), received } : undefined;
  }
  return violation.rule === 'status'
    ? { rule: 'bad-input-undocumented', expected, received }
    : { rule: 'bad-input-error-body', expected: violation.expected, received: violation.received };
}
