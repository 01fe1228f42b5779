import type { CheckContext } from '../check-context.ts';
import { summarize } from '../findings/finding.ts';
import { allowProblem } from '../negatives/check-negatives.ts';
import type { Exchange } from '../plugin.ts';
import { allVariations, type Variation } from './all-variations.ts';

/** Sends a call that has succeeded in every other way that fits the contract. */
export async function checkVariations(exchange: Exchange, context: CheckContext): Promise<void> {
  const { operation, request } = exchange;
  await Promise.all(
    allVariations(operation, request).map((variation) => checkVariation(exchange, variation, context)),
  );
  if (request.method !== 'GET') return;
  await checkHead(exchange, context);
  await checkForeignOrigin(exchange, context);
}

async function checkVariation(
  { operation }: Exchange,
  { change, request, mayFail }: Variation,
  { exchange, findings }: CheckContext,
): Promise<void> {
  const received = variationProblem(await exchange(request), change, mayFail);
  if (received === undefined) return;
  findings.add({
    rule: 'variation',
    operationId: operation.id,
    subject: change,
    expected: mayFail ? 'a success or a documented 4xx' : 'a success',
    received,
    request,
    keys: ['parameters'],
  });
}

/** What came instead of a success, or of a 4xx where that is fine. */
export function variationProblem(
  { operation, request, response }: Exchange,
  change: string,
  mayFail = allVariations(operation, request).some((other) => other.change === change && other.mayFail),
): string | undefined {
  const error = operation.contract.errorOf(response);
  return !error || (mayFail && response.status < 500) ? undefined : summarize(response);
}

/** HEAD is a GET without the body (RFC 9110 §9.3.2), or a method that the path does not have. */
async function checkHead(exchange: Exchange, context: CheckContext): Promise<void> {
  const { operation, request } = exchange;
  const changed = { ...request, method: 'HEAD' };
  const received = await headProblem(await context.probe(operation, changed), context, exchange);
  if (received === undefined) return;
  context.findings.add({
    rule: 'head',
    operationId: operation.id,
    subject: 'HEAD',
    expected: 'status and content type as for GET, no body; or 405',
    received,
    request: changed,
    keys: [],
  });
}

/** @param get the response to the same request with GET; default: to another one. */
export async function headProblem(
  head: Exchange,
  { probe }: Pick<CheckContext, 'probe'>,
  get?: Exchange,
): Promise<string | undefined> {
  const { status, headers, contentType, text } = head.response;
  // Over HTTP it has no body, not even that of an error.
  if (status === 405 && !allowProblem(head.operation, headers.get('allow'))) return undefined;
  const { response } = get ?? (await probe(head.operation, { ...head.request, method: 'GET' }));
  const isEqual = status === response.status && contentType === response.contentType && text === '';
  return isEqual ? undefined : summarize(head.response);
}

const FOREIGN_ORIGIN = 'https://contract-check.invalid';

/** A page of any site must not read what the caller's cookies give access to. */
export async function checkForeignOrigin(
  { operation, request }: Exchange,
  { probe, findings }: CheckContext,
): Promise<void> {
  const changed = { ...request, headers: { ...request.headers, origin: FOREIGN_ORIGIN } };
  const { headers } = (await probe(operation, changed)).response;
  const isShared =
    headers.get('access-control-allow-origin') === FOREIGN_ORIGIN &&
    headers.get('access-control-allow-credentials') === 'true';
  if (!isShared) return;
  findings.add({
    rule: 'header',
    operationId: operation.id,
    subject: 'Access-Control-Allow-Origin for a foreign page',
    expected: 'no credentials for pages of unknown sites',
    received: 'the page may read the response with the cookies of the caller',
    request: changed,
    keys: [],
  });
}
