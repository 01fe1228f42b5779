import { mediaTypeOf } from '../http/read-response.ts';
import type { Contract, Operation, Parameter } from '../plugin.ts';
import type { Method, RawContent, RawOperation, RawParameter, Schema } from './document.ts';

export function toOperation(contract: Contract, path: string, method: Method, raw: RawOperation): Operation {
  const { plugin } = contract;
  const id = raw.operationId ?? nameOf(method, path);
  const keys = ['paths', path, method];
  const requestContent = raw.requestBody?.content ?? {};
  const contentOf = (status: number) => responseOf(raw, status)?.[1].content ?? {};
  return {
    contract,
    id,
    method,
    path,
    parameters: (raw.parameters ?? []).flatMap((parameter, index) =>
      toParameter(parameter, contract.pointer([...keys, 'parameters', String(index), 'schema'])),
    ),
    ...(raw.requestBody
      ? {
          body: {
            required: raw.requestBody.required ?? false,
            contentTypes: Object.keys(requestContent).map(mediaTypeOf),
            pointer: (contentType) => {
              const key = keyOf(requestContent, contentType);
              return key && contract.pointer([...keys, 'requestBody', 'content', key, 'schema']);
            },
          },
        }
      : {}),
    maxBodyBytes: raw['x-max-body-bytes'] ?? plugin.maxBodyBytes ?? Number.POSITIVE_INFINITY,
    statuses: Object.keys(raw.responses).map(Number).filter(Number.isInteger),
    isDocumented: (status) => responseOf(raw, status) !== undefined,
    responsePointer: (status, contentType) => {
      const [name, { content = {} }] = responseOf(raw, status) ?? ['', {}];
      const key = keyOf(content, contentType);
      return key && content[key]?.schema
        ? contract.pointer([...keys, 'responses', name, 'content', key, 'schema'])
        : undefined;
    },
    responseTypes: (status) => Object.keys(contentOf(status)).map(mediaTypeOf),
    responseSchema: (status, contentType) => schemaOf(contentOf(status), contentType),
    responseHeaders: (status) => responseOf(raw, status)?.[1].headers ?? {},
    requestSchema: (contentType) => schemaOf(requestContent, contentType),
    tags: raw.tags ?? [],
    isSafe: raw['x-safe'] ?? method === 'get',
    access: plugin.access?.[id] ?? raw['x-access'] ?? contract.accessBySecurity(raw),
    invariants: raw['x-invariants'] ?? [],
    unknownAllowed: raw['x-unknown-allowed'] ?? [],
    unknownStatus: raw['x-unknown-status'] ?? {},
    dependent: raw['x-dependent'] ?? [],
    hasOpenQuery: raw['x-open-query'] ?? false,
    raw,
  };
}

/** `getPetsPetId` for an operation without an ID. */
function nameOf(method: Method, path: string): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter((word) => word !== '');
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function toParameter(
  { name, in: source, required = false, schema, explode }: RawParameter,
  pointer: string,
): Parameter[] {
  if ((source !== 'path' && source !== 'query') || !schema) return [];
  return [{ name, in: source, required, schema, isJoined: explode === false, pointer }];
}

type Responses = RawOperation['responses'];

/** The response of a status with its name: `404`, or else `4XX`, or else `default`. */
function responseOf({ responses }: RawOperation, status: number): [string, Responses[string]] | undefined {
  const hundred = `${Math.floor(status / 100)}xx`;
  const entries = Object.entries(responses);
  return (
    entries.find(([name]) => name === String(status)) ??
    entries.find(([name]) => name.toLowerCase() === hundred) ??
    entries.find(([name]) => name === 'default')
  );
}

/** The name under which a content type stands, be it a range such as `image/*`. */
function keyOf(content: Record<string, RawContent>, contentType: string): string | undefined {
  const names = Object.keys(content);
  const range = `${contentType.split('/')[0]}/*`;
  return (
    names.find((name) => mediaTypeOf(name) === contentType) ??
    names.find((name) => name === range) ??
    names.find((name) => name === '*/*')
  );
}

function schemaOf(content: Record<string, RawContent>, contentType: string): Schema | undefined {
  return content[keyOf(content, contentType) ?? '']?.schema;
}
