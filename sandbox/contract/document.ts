import contract from '@generated/contract.json' with { type: 'json' };
import type { operations } from '@generated/paths';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A schema of the contract, including the fields from `$ref` and `allOf`. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** An operation in the contract, with unresolved references. */
export interface RawOperation {
  operationId: keyof operations;
  parameters?: RawParameter[];
  requestBody?: { required?: boolean; content: Record<string, RawContent> };
  responses: Record<string, RawResponse>;
  'x-max-body-bytes'?: number;
}
export interface RawParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
}
interface RawResponse {
  $ref?: string;
  headers?: Record<string, RawHeader>;
  content?: Record<string, RawContent>;
}
export interface RawHeader {
  $ref?: string;
  required?: boolean;
  schema: Schema;
}
interface RawContent {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

/** The contract's operations by path and method. A cast, because the imported JSON has a different type for each of them. */
export const contractPaths = contract.paths as unknown as Readonly<
  Record<string, Partial<Record<Method, RawOperation>>>
>;

/** Resolves a `$ref`, or returns the value itself. */
export function resolve<T extends object>(value: T): T {
  let current = value as T & { $ref?: string };
  while (typeof current.$ref === 'string') current = atPointer(current.$ref) as T & { $ref?: string };
  return current;
}

function atPointer(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, segment) => (value as Record<string, unknown>)[segment], contract);
}
