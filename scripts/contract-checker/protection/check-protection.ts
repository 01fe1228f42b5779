import type { Operation } from '@sandbox/contract/operations';
import type { CheckContext } from '../check-context.ts';
import type { SentRequest } from '../http/exchange.ts';
import { detailsOf } from '../model/operation-details.ts';
import { checkRejection } from '../negatives/check-rejection.ts';
import { sessionOf, withSession } from './session.ts';

/** Calls that the caller may not make: without a session, as a guest where a member is needed, with another's IDs. */
export async function checkProtection(
  operation: Operation,
  request: SentRequest,
  context: CheckContext,
): Promise<void> {
  const { needs, owns = [] } = detailsOf(operation).access;
  if (sessionOf(request) === undefined) return;
  if (needs) await checkCaller('without a session', operation, withSession(request), context);
  if (needs === 'member') {
    const guest = await context.otherShopper('shopper');
    if (guest !== undefined) await checkCaller('as a guest', operation, withSession(request, guest), context);
  }
  if (owns.length === 0) return;
  const stranger = await context.otherShopper(needs ?? 'shopper');
  if (stranger !== undefined)
    await checkCaller('with the IDs of another shopper', operation, withSession(request, stranger), context);
}

async function checkCaller(
  subject: string,
  operation: Operation,
  request: SentRequest,
  { probe, findings }: CheckContext,
): Promise<void> {
  const problem = checkRejection(await probe(operation, request));
  if (!problem) return;
  const rule = problem.rule === 'bad-input-accepted' ? 'protection' : 'protection-error';
  findings.add({ ...problem, rule, operationId: operation.id, subject, request, keys: ['x-access'] });
}
