import { callerOf, withCaller } from '../callers.ts';
import type { CheckContext } from '../check-context.ts';
import { summarize } from '../findings/finding.ts';
import type { ReceivedResponse, SentRequest } from '../http/exchange.ts';
import type { Exchange } from '../plugin.ts';
import { firstCaller } from './check-protection.ts';

/** The same reading call without a session and by another caller: nothing of this caller may be in the response. */
export async function checkDisclosure(exchange: Exchange, context: CheckContext): Promise<void> {
  const { operation, request } = exchange;
  const { contract } = operation;
  const session = callerOf(contract, request);
  if (session === undefined) return;
  const callers = [
    ['without a session', undefined],
    ['to another caller', await context.otherCaller(firstCaller(operation))],
  ] as const;
  const addServerError = (subject: string, response: ReceivedResponse, changed: SentRequest) =>
    context.findings.add({
      rule: 'protection-error',
      operationId: operation.id,
      subject,
      expected: 'a success without data, or a documented 4xx',
      received: summarize(response),
      request: changed,
      keys: ['x-access'],
    });
  for (const [subject, other] of callers) {
    if (subject !== 'without a session' && other === undefined) continue;
    const changed = withCaller(contract, request, other);
    const { response } = await context.exchange(changed);
    if (response.status >= 500) addServerError(subject, response, changed);
    if (contract.errorOf(response)) continue;
    const requestText = `${decodeURIComponent(request.url)} ${request.body ?? ''}`;
    const value = context.personalValues.findIn(response.text, session, requestText);
    if (value === undefined) continue;
    context.findings.add({
      rule: 'disclosure',
      operationId: operation.id,
      subject,
      expected: "nothing of the first caller's",
      received: `a value of ${value.length} characters that belongs to the first caller`,
      request: changed,
      keys: ['x-access'],
    });
  }
}
