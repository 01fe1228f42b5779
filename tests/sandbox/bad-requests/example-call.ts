import contract from '@generated/contract.json' with { type: 'json' };
import { resolveRef, type Schema } from './schema';

export interface ExampleParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
  value: unknown;
}

/** A valid call of one operation, built from the contract's examples. */
export interface ExampleCall {
  operationId: string;
  method: string;
  template: string;
  parameters: ExampleParameter[];
  body?: { contentType: string; schema: Schema; value: Record<string, unknown>; required: boolean };
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: ExampleParameter['in'] | 'cookie' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}
interface RawOperation {
  operationId: string;
  parameters?: RawParameter[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: Schema; examples: Record<string, { value: Record<string, unknown> }> }>;
  };
}

/** Returns one call for each operation of the contract. */
export function exampleCalls(): ExampleCall[] {
  const paths = contract.paths as unknown as Record<string, Record<string, RawOperation>>;
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods)
      .filter(([, raw]) => raw.operationId !== undefined)
      .map(([method, raw]) => exampleCall(template, method, raw)),
  );
}

function exampleCall(template: string, method: string, raw: RawOperation): ExampleCall {
  const [content] = Object.entries(raw.requestBody?.content ?? {});
  const [example] = Object.values(content?.[1].examples ?? {});
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    template,
    parameters: (raw.parameters ?? []).flatMap(exampleParameters),
    ...(content && example
      ? {
          body: {
            contentType: content[0],
            schema: content[1].schema,
            value: example.value,
            required: raw.requestBody?.required ?? false,
          },
        }
      : {}),
  };
}

/**
 * Returns the parameters without cookies and headers: the shopper did not write them and could not correct them, so an invalid
 * one rejects no request.
 */
function exampleParameters(raw: RawParameter): ExampleParameter[] {
  const parameter = raw.$ref ? (resolveRef(raw as Schema) as unknown as RawParameter) : raw;
  if (parameter.in !== 'path' && parameter.in !== 'query') return [];
  return [
    {
      name: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      schema: resolveRef(parameter.schema),
      value: parameter.example,
    },
  ];
}

/** Returns the path and query of a call, with some values replaced; undefined omits a query parameter. */
export function pathOf({ template, parameters }: ExampleCall, changes: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  let path = template;
  for (const { name, in: source, required, value } of parameters) {
    const actual = name in changes ? changes[name] : value;
    if (source === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(actual)));
    else if (actual !== undefined && (required || name in changes)) {
      for (const item of [actual].flat()) query.append(name, String(item));
    }
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Serializes a request body. */
export function serialize(contentType: string, value: unknown): string {
  if (contentType !== 'application/x-www-form-urlencoded') return JSON.stringify(value);
  const form = new URLSearchParams();
  for (const [name, fieldValue] of Object.entries(value as Record<string, unknown>)) {
    for (const item of [fieldValue].flat()) form.append(name, String(item));
  }
  return form.toString();
}
