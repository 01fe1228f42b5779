import type { operations } from '@generated/paths';
import { contractPaths, type Method, type RawOperation, type RawParameter, resolve } from './document';

export type OperationId = keyof operations;

/** One operation of the contract, with JSON pointers to the schemas of its messages. */
export interface Operation {
  id: OperationId;
  method: Method;
  /** Path template, such as `/wcs/resources/store/{storeId}/cart/@self`. */
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  body?: { required: boolean; contentTypes: string[]; pointer: (contentType: string) => string };
  /** Largest request body; a larger one is rejected. */
  maxBodyBytes: number;
  /** Pointer to the response schema; undefined when the contract has none. */
  responsePointer: (status: number, contentType: string) => string | undefined;
  /** Content types that the contract documents for a response status. */
  responseTypes: (status: number) => string[];
  statuses: number[];
}

/** Default for operations without `x-max-body-bytes`: 1 MiB. */
const DEFAULT_MAX_BODY_BYTES = 1024 * 1024;

const METHODS: Method[] = ['get', 'post', 'put', 'delete'];

/** Returns every operation of the merged contract. */
export function contractOperations(): Operation[] {
  return Object.entries(contractPaths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const raw = methods[method];
      return raw ? [toOperation(path, method, raw)] : [];
    }),
  );
}

function toOperation(path: string, method: Method, raw: RawOperation): Operation {
  const base = `#/paths/${escapePointer(path)}/${method}`;
  const requestTypes = Object.keys(raw.requestBody?.content ?? {});
  return {
    id: raw.operationId,
    method,
    path,
    parameters: (raw.parameters ?? []).map(resolve).filter(isChecked),
    body: raw.requestBody && {
      required: raw.requestBody.required ?? false,
      contentTypes: requestTypes,
      pointer: (contentType) => `${base}/requestBody/content/${escapePointer(contentType)}/schema`,
    },
    maxBodyBytes: raw['x-max-body-bytes'] ?? DEFAULT_MAX_BODY_BYTES,
    statuses: Object.keys(raw.responses).map(Number),
    responsePointer: (status, contentType) => responsePointer(base, raw, status, contentType),
    responseTypes: (status) => Object.keys(resolve(raw.responses[String(status)] ?? {}).content ?? {}),
  };
}

function responsePointer(
  base: string,
  raw: RawOperation,
  status: number,
  contentType: string,
): string | undefined {
  const response = raw.responses[String(status)];
  if (!response) return undefined;
  const responseBase = response.$ref ?? `${base}/responses/${status}`;
  return (
    resolve(response).content?.[contentType]?.schema &&
    `${responseBase}/content/${escapePointer(contentType)}/schema`
  );
}

function isChecked(parameter: RawParameter): parameter is RawParameter & Operation['parameters'][number] {
  parameter.required ??= false;
  return parameter.in === 'path' || parameter.in === 'query';
}

function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
