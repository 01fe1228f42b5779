import type { SentRequest } from '../http/exchange.ts';
import { isJson } from '../model/contract-checker.ts';
import { flatten } from '../model/schema.ts';
import type { Operation } from '../plugin.ts';
import { bodyNegatives, contentTypeOf } from './body-negatives.ts';
import { fieldsOf, withField } from './field-paths.ts';
import type { Negative } from './negative.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from './url-parts.ts';
import { wrongTexts } from './wrong-values.ts';

/** Every request that breaks the contract in one place, made from one that fits. Each change occurs once. */
export function allNegatives(operation: Operation, request: SentRequest): Negative[] {
  const negatives = [
    ...parameterNegatives(operation, request),
    ...bodyNegatives(operation, request),
    ...unknownIds(operation, request),
  ];
  return [...new Map(negatives.map((negative) => [negative.change, negative])).values()];
}

/** The request with a method that the path does not have. */
export function undocumentedMethod(
  { contract, path }: Operation,
  { url, headers }: SentRequest,
): SentRequest {
  const { 'content-type': _, ...others } = headers;
  const documented = contract.methodsOf(path);
  const method = ['PATCH', 'PUT', 'POST', 'DELETE'].find((name) => !documented.includes(name)) ?? 'PROPFIND';
  return { method, url, headers: others };
}

/** Each parameter missing where it is required, and with each kind of wrong value. */
function parameterNegatives(operation: Operation, request: SentRequest): Negative[] {
  return operation.parameters.flatMap(({ name, in: source, required, schema }) => {
    const missing =
      source === 'query' && required
        ? [
            {
              change: `missing query.${name}`,
              request: withUrl(request, withQueryValue(request.url, name, undefined)),
            },
          ]
        : [];
    const wrong = wrongTexts(schema)
      .filter(({ value }) => isWrong(operation, source, name, String(value), request.url))
      .map(({ reason, value }) => ({
        change: `${reason} ${source}.${name}`,
        request: withUrl(
          request,
          source === 'path'
            ? withPathValue(operation, request.url, name, String(value))
            : withQueryValue(request.url, name, String(value)),
        ),
      }));
    return [...missing, ...wrong];
  });
}

function withUrl(request: SentRequest, url: string): SentRequest {
  return { ...request, url };
}

function isWrong(
  operation: Operation,
  source: 'path' | 'query',
  name: string,
  value: string,
  url: string,
): boolean {
  // An empty segment is another path.
  if (source === 'path' && value === '') return false;
  const values = {
    ...(source === 'path' ? pathValues(operation, url) : queryOf(operation, url)),
    [name]: value,
  };
  return operation.contract.checker
    .checkParameters(operation, source, values)
    .some(({ field }) => field === `${source}.${name}` || field.startsWith(`${source}.${name}.`));
}

/** Well-formed values that nothing has. */
const UNKNOWN = [
  '999999999',
  '9999999999999',
  '9f9c7ad3-0000-4000-8000-000000000000',
  '999',
  'no-such-thing',
  '999999999.pdf',
  'nobody@example.com',
];

/** Each path parameter, each ID of the caller's own and each proof in query or body, with a valid value that nothing has. */
function unknownIds(operation: Operation, request: SentRequest): Negative[] {
  const { access, unknownAllowed } = operation;
  const ofPath = operation.parameters
    .filter(({ in: source, schema }) => source === 'path' && !flatten(schema).enum)
    .map(({ name }) => `path.${name}`);
  const places = new Set([...ofPath, ...(access.owns ?? []), ...(access.proves ?? [])]);
  return [...places]
    .filter((place) => !unknownAllowed.includes(place))
    .flatMap((place) => {
      const changed = UNKNOWN.map((value) => withValue(operation, request, place, value)).find(
        (candidate) => candidate !== undefined,
      );
      return changed ? [{ change: `unknown ${place}`, request: changed }] : [];
    });
}

/** The request with the value at that place; undefined when the request has no such place or the value is not valid there. */
function withValue(
  operation: Operation,
  request: SentRequest,
  place: string,
  value: string,
): SentRequest | undefined {
  const [source, ...names] = place.split('.');
  const name = names.join('.');
  const { checker } = operation.contract;
  if (source === 'path') {
    const values = { ...pathValues(operation, request.url), [name]: value };
    if (checker.checkParameters(operation, 'path', values).length > 0) return undefined;
    return { ...request, url: withPathValue(operation, request.url, name, value) };
  }
  if (source === 'query') {
    const url = withQueryValue(request.url, name, value);
    const isPresent = new URL(request.url).searchParams.has(name);
    if (!isPresent || checker.checkParameters(operation, 'query', queryOf(operation, url)).length > 0)
      return undefined;
    return { ...request, url };
  }
  return withBodyValue(operation, request, name, value);
}

function withBodyValue(
  operation: Operation,
  request: SentRequest,
  name: string,
  value: string,
): SentRequest | undefined {
  const contentType = contentTypeOf(request);
  if (request.body === undefined) return undefined;
  if (!isJson(contentType)) {
    const form = new URLSearchParams(request.body);
    if (!form.has(name)) return undefined;
    form.set(name, value);
    const fits =
      operation.contract.checker.checkBody(operation, contentType, Object.fromEntries(form)).length === 0;
    return fits ? { ...request, body: form.toString() } : undefined;
  }
  const body: unknown = JSON.parse(request.body);
  const schema = operation.requestSchema(contentType) ?? {};
  const field = fieldsOf(schema, body).find(({ path }) => path.join('.') === name);
  if (!field) return undefined;
  const changed = withField(body, field.path, value);
  const fits = operation.contract.checker.checkBody(operation, contentType, changed).length === 0;
  return fits ? { ...request, body: JSON.stringify(changed) } : undefined;
}
