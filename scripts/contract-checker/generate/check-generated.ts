import fc, { type Arbitrary } from 'fast-check';
import type { CheckContext } from '../check-context.ts';
import { summarize } from '../findings/finding.ts';
import { shrinkRequest } from '../findings/shrink-request.ts';
import type { SentRequest } from '../http/exchange.ts';
import { UnreachableError } from '../http/transport.ts';
import { isJson } from '../model/contract-checker.ts';
import { contentTypeOf } from '../negatives/body-negatives.ts';
import { queryOf, withQueryValue } from '../negatives/url-parts.ts';
import type { Exchange, Operation } from '../plugin.ts';
import { checkResponse } from '../rules/check-response.ts';
import type { Violation } from '../rules/violation.ts';
import { arbitraryOf } from './arbitrary.ts';

export interface GeneratedOptions {
  /** How many requests are generated. */
  generated: number;
  seed: number;
}

/** Calls that one finding may take until it is smallest. */
const MOST_CALLS = 200;

/**
 * Sends a call that has succeeded with generated queries and bodies that fit the description. Each is a success or a documented
 * 4xx; the smallest request that is neither becomes the finding.
 */
export async function checkGenerated(
  { operation, request }: Exchange,
  { probe, findings }: CheckContext,
  { generated, seed }: GeneratedOptions,
): Promise<void> {
  const requests = generatedRequests(operation, request);
  if (generated === 0 || !requests) return;
  let calls = 0;
  let smallest: { violation: Violation; sent: SentRequest } | undefined;
  const property = fc.asyncProperty(requests, async (sent) => {
    fc.pre(fits(operation, sent));
    if (calls >= generated + MOST_CALLS) return true;
    calls += 1;
    const violation = await violationOf(operation, sent, probe);
    // Another fault on the way to a smaller request is not the same one.
    if (!violation || (smallest && smallest.violation.subject !== violation.subject)) return true;
    smallest = { violation, sent };
    return false;
  });
  await fc.check(property, { seed, numRuns: generated, maxSkipsPerRun: 20 });
  if (!smallest) return;
  const { violation, sent } = smallest;
  const stillShows = async (smaller: SentRequest) =>
    fits(operation, smaller) && (await violationOf(operation, smaller, probe))?.subject === violation.subject;
  const shrunk = await shrinkRequest(sent, stillShows);
  findings.add({ ...violation, operationId: operation.id, request: shrunk });
}

async function violationOf(
  operation: Operation,
  sent: SentRequest,
  probe: CheckContext['probe'],
): Promise<Violation | undefined> {
  const ofResponse = (subject: string, received: string): Violation => ({
    rule: 'generated-input',
    subject,
    expected: 'a success or a documented 4xx',
    received,
    keys: ['responses'],
  });
  try {
    const exchange = await probe(operation, sent);
    const { response } = exchange;
    if (response.status >= 500) return ofResponse(String(response.status), summarize(response));
    return checkResponse(exchange)[0];
  } catch (error) {
    if (!(error instanceof UnreachableError) || error.isAbsent) throw error;
    return ofResponse('no response', error.message);
  }
}

/** The request with other parameters of its query and another body; undefined where it has neither. */
function generatedRequests(operation: Operation, request: SentRequest): Arbitrary<SentRequest> | undefined {
  const { plugin } = operation.contract;
  const isFree = (name: string) => !plugin.unvaried?.includes(name);
  const parameters = operation.parameters.filter(
    ({ in: source, name }) => source === 'query' && isFree(name),
  );
  const contentType = contentTypeOf(request);
  const schema = isJson(contentType) ? operation.requestSchema(contentType) : undefined;
  if (parameters.length === 0 && !schema) return undefined;
  const query = fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.name, arbitraryOf(parameter.schema)])),
    {
      requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name),
      noNullPrototype: true,
    },
  );
  const body = schema ? arbitraryOf(schema) : fc.constant(undefined);
  return fc
    .record({ query, body })
    .map((values) => ({
      url: parameters.reduce(
        (url, { name, isJoined }) => withValues(url, name, values.query[name], isJoined),
        request.url,
      ),
      body: values.body,
    }))
    .map(({ url, body: value }) => ({ ...request, url, ...(schema ? { body: JSON.stringify(value) } : {}) }));
}

/** What is generated need not fit: not each pattern can be followed. */
function fits(operation: Operation, { url, headers, body }: SentRequest): boolean {
  const { checker } = operation.contract;
  const contentType = contentTypeOf({ headers });
  return (
    checker.checkParameters(operation, 'query', queryOf(operation, url)).length === 0 &&
    (body === undefined || checker.checkBody(operation, contentType, JSON.parse(body)).length === 0)
  );
}

function withValues(href: string, name: string, value: unknown, isJoined: boolean): string {
  const url = new URL(withQueryValue(href, name, undefined));
  if (value === undefined || value === null) return url.href;
  const values = [value].flat().map(String);
  for (const single of isJoined ? [values.join(',')] : values) url.searchParams.append(name, single);
  return url.href;
}
