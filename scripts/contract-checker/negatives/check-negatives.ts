import type { CheckContext } from '../check-context.ts';
import { summarize } from '../findings/finding.ts';
import { shrinkRequest } from '../findings/shrink-request.ts';
import type { SentRequest } from '../http/exchange.ts';
import { UnreachableError } from '../http/transport.ts';
import type { Exchange, Operation } from '../plugin.ts';
import { allNegatives, undocumentedMethod } from './all-negatives.ts';
import { checkRejection, type RejectionProblem } from './check-rejection.ts';
import { expectedStatus } from './expected-status.ts';
import type { Negative } from './negative.ts';

/** Sends every request that breaks the contract in one place. Each must be rejected as documented. */
export async function checkNegatives(
  operation: Operation,
  request: SentRequest,
  context: CheckContext,
): Promise<void> {
  await Promise.all(
    allNegatives(operation, request).map((negative) => checkNegative(operation, negative, context)),
  );
  if (context.write) await checkMethod(operation, request, context);
}

async function checkNegative(
  operation: Operation,
  { change, request }: Negative,
  context: CheckContext,
): Promise<void> {
  const status = expectedStatus(operation, change, request);
  const problem = await problemOf(operation, request, { context, status });
  if (!problem) return;
  const isUnknown = change.startsWith('unknown ') && problem.rule === 'bad-input-accepted';
  const stillShows = async (smaller: SentRequest) =>
    (await problemOf(operation, smaller, { context, status }))?.rule === problem.rule;
  // A request without its required fields would be another finding.
  const shrinks = problem.rule !== 'bad-input-accepted' && problem.rule !== 'bad-input-no-response';
  context.findings.add({
    ...problem,
    rule: isUnknown ? 'unknown-id' : problem.rule,
    operationId: operation.id,
    subject: change,
    request: shrinks ? await shrinkRequest(request, stillShows) : request,
    keys: keysOf(change),
  });
}

async function problemOf(
  operation: Operation,
  request: SentRequest,
  { context, status }: { context: CheckContext; status: number | undefined },
): Promise<RejectionProblem | undefined> {
  try {
    return checkRejection(await context.probe(operation, request), status);
  } catch (error) {
    // A host that is not there says nothing about the request; a connection that it closes does.
    if (!(error instanceof UnreachableError) || error.isAbsent) throw error;
    const expected = 'a documented 4xx with the error body';
    return { rule: 'bad-input-no-response', expected, received: error.message };
  }
}

/** A method that the path does not have: 405 with the error body and the methods that it has. */
async function checkMethod(
  operation: Operation,
  request: SentRequest,
  { probe, findings }: CheckContext,
): Promise<void> {
  const changed = undocumentedMethod(operation, request);
  const problem = methodProblem(await probe(operation, changed));
  if (!problem) return;
  const { method } = changed;
  findings.add({ ...problem, operationId: operation.id, subject: method, request: changed, keys: [] });
}

/** What is wrong with the response to a method that the path does not have. */
export function methodProblem({ operation, response }: Exchange): RejectionProblem | undefined {
  const problem = (expected: string, received: string) => ({ rule: 'method' as const, expected, received });
  if (response.status !== 405) return problem('405', summarize(response));
  const badRequest = operation.statuses.includes(400) ? 400 : undefined;
  const errorProblems = badRequest
    ? operation.contract.checker.checkResponse(operation, badRequest, response.contentType, response.body)
    : [];
  if (errorProblems.length > 0) return problem('405 with the error body', summarize(response));
  return allowProblem(operation, response.headers.get('allow'));
}

/** Methods that HTTP adds to those of the contract. */
const OF_HTTP = ['HEAD', 'OPTIONS'];

/** What is wrong with the methods that a 405 lists. */
export function allowProblem(
  { contract, path }: Operation,
  header: string | null,
): RejectionProblem | undefined {
  const methods = contract.methodsOf(path);
  const allowed = (header ?? '').split(',').map((name) => name.trim().toUpperCase());
  const isExact =
    methods.every((method) => allowed.includes(method)) &&
    allowed.every((method) => methods.includes(method) || OF_HTTP.includes(method));
  if (isExact) return undefined;
  const received = header === null ? '405 without it' : '405 with another list';
  return { rule: 'method', expected: `405 with Allow: ${methods.join(', ')}`, received };
}

function keysOf(change: string): string[] {
  return change.includes('query.') || change.includes('path.') ? ['parameters'] : ['requestBody'];
}
