import type { CheckContext } from '../check-context.ts';
import { summarize } from '../findings/finding.ts';
import type { SentRequest } from '../http/exchange.ts';
import { isJson } from '../model/contract-checker.ts';
import { flatten } from '../model/schema.ts';
import { contentTypeOf } from '../negatives/body-negatives.ts';
import { allowProblem } from '../negatives/check-negatives.ts';
import { fieldsOf, withField } from '../negatives/field-paths.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from '../negatives/url-parts.ts';
import type { Exchange, Operation } from '../plugin.ts';

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

/** A request that fits the contract in another way than the first one. */
interface Variation {
  /** What is different, such as `query.langId=-50`. */
  change: string;
  request: SentRequest;
  /** Whether a documented 4xx is fine, too. */
  mayFail: boolean;
}

/** Texts that hosts take for something else, or store in another form. */
const TEXTS: Record<string, string> = {
  'composed accents': 'caf\u00e9',
  'combining accents': 'cafe\u0301',
  quotes: `O'Brien "x"`,
  'an emoji': '\u{1F453}',
  'right-to-left': '\u05DE\u05E9\u05E7\u05E4\u05D9\u05D9\u05DD',
  'percent and plus': '100%+a&b',
  'a comment of SQL': "' OR 1=1 --",
  'a null character': 'a\0b',
};

/** Each valid enum value once, texts of all kinds, and query parameters that are unknown or repeated. */
function allVariations(operation: Operation, request: SentRequest): Variation[] {
  const { dependent } = operation;
  return [
    ...queryVariations(request),
    ...operation.parameters.flatMap((parameter) => parameterVariations(operation, parameter, request)),
    ...bodyVariations(operation, request),
  ].map((variation) => {
    const isDependent = dependent.some((place) => variation.change.startsWith(`${place}=`));
    return isDependent ? { ...variation, mayFail: true } : variation;
  });
}

function queryVariations(request: SentRequest): Variation[] {
  const unknown = withQueryValue(request.url, 'contractCheck', '1');
  const [repeated] = new URL(request.url).searchParams;
  const again = new URL(request.url);
  if (repeated) again.searchParams.append(...repeated);
  return [
    { change: 'an unknown query parameter', request: { ...request, url: unknown }, mayFail: true },
    ...(repeated
      ? [{ change: 'a repeated query parameter', request: { ...request, url: again.href }, mayFail: true }]
      : []),
  ];
}

function parameterVariations(
  operation: Operation,
  { name, in: source, schema }: Operation['parameters'][number],
  request: SentRequest,
): Variation[] {
  const place = `${source}.${name}`;
  const current = (source === 'path' ? pathValues(operation, request.url) : queryOf(operation, request.url))[
    name
  ];
  const { items, enum: values = items ? flatten(items).enum : undefined, type } = flatten(schema);
  const withValue = (value: string) => ({
    ...request,
    url:
      source === 'path'
        ? withPathValue(operation, request.url, name, value)
        : withQueryValue(request.url, name, value),
  });
  if (values) {
    if (operation.contract.plugin.unvaried?.includes(name)) return [];
    return values
      .map(String)
      .filter((value) => value !== current)
      .map((value) => ({ change: `${place}=${value}`, request: withValue(value), mayFail: false }));
  }
  if (type !== 'string' || current === undefined) return [];
  return Object.entries(TEXTS)
    .filter(([, text]) => fits(operation, source, { [name]: text }, request))
    .map(([kind, text]) => ({ change: `${kind} in ${place}`, request: withValue(text), mayFail: true }));
}

function fits(
  operation: Operation,
  source: 'path' | 'query',
  values: Record<string, string>,
  { url }: SentRequest,
): boolean {
  const all = { ...(source === 'path' ? pathValues(operation, url) : queryOf(operation, url)), ...values };
  return operation.contract.checker.checkParameters(operation, source, all).length === 0;
}

/** Each other enum value of a field. */
function bodyVariations(operation: Operation, request: SentRequest): Variation[] {
  const contentType = contentTypeOf(request);
  const schema = operation.requestSchema(contentType);
  if (!schema || request.body === undefined || !isJson(contentType)) return [];
  const body: unknown = JSON.parse(request.body);
  return fieldsOf(schema, body).flatMap(({ path, schema: fieldSchema, value: current }) => {
    if (operation.contract.plugin.unvaried?.includes(String(path.at(-1)))) return [];
    const values = (flatten(fieldSchema).enum ?? []).filter((value) => value !== current);
    return values.flatMap((value) => {
      const changed = withField(body, path, value);
      if (operation.contract.checker.checkBody(operation, contentType, structuredClone(changed)).length > 0)
        return [];
      const change = `body.${path.join('.')}=${value}`;
      return [{ change, request: { ...request, body: JSON.stringify(changed) }, mayFail: false }];
    });
  });
}
