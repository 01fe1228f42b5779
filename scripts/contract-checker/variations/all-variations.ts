import type { SentRequest } from '../http/exchange.ts';
import { isJson } from '../model/contract-checker.ts';
import { flatten } from '../model/schema.ts';
import { contentTypeOf } from '../negatives/body-negatives.ts';
import { fieldsOf, withField } from '../negatives/field-paths.ts';
import { pathValues, queryOf, withPathValue, withQueryValue } from '../negatives/url-parts.ts';
import type { Operation } from '../plugin.ts';

/** A request that fits the contract in another way than the first one. */
export interface Variation {
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
export function allVariations(operation: Operation, request: SentRequest): Variation[] {
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
