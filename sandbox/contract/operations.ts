import contract from '@generated/contract.json' with { type: 'json' };
import type { operations } from '@generated/paths';

export type OperationId = keyof operations;
export type Method = 'get' | 'post' | 'put' | 'delete';

/** One operation of the contract, with JSON pointers to the schemas of its messages. */
export interface Operation {
  id: OperationId;
  method: Method;
  /** Path template, such as `/wcs/resources/store/{storeId}/cart/@self`. */
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  body?: { required: boolean; contentTypes: string[]; pointer: (contentType: string) => string };
  /** Pointer to the response schema; undefined when the contract has none. */
  responsePointer: (status: number, contentType: string) => string | undefined;
  /** Content types that the contract documents for a response status. */
  responseTypes: (status: number) => string[];
  statuses: number[];
}

interface RawParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: object;
}
interface RawContent {
  content?: Record<string, { schema?: object }>;
}
interface RawOperation {
  operationId: OperationId;
  parameters?: RawParameter[];
  requestBody?: RawContent & { required?: boolean };
  responses: Record<string, RawContent & { $ref?: string }>;
}

const METHODS: Method[] = ['get', 'post', 'put', 'delete'];

/** Every operation of the merged contract. */
export function contractOperations(): Operation[] {
  return Object.entries(contract.paths as Record<string, Partial<Record<Method, unknown>>>).flatMap(
    ([path, methods]) =>
      METHODS.flatMap((method) => {
        const raw = methods[method] as RawOperation | undefined;
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
    parameters: (raw.parameters ?? []).map(resolveParameter).filter(isChecked),
    body: raw.requestBody && {
      required: raw.requestBody.required ?? false,
      contentTypes: requestTypes,
      pointer: (contentType) => `${base}/requestBody/content/${escapePointer(contentType)}/schema`,
    },
    statuses: Object.keys(raw.responses).map(Number),
    responsePointer: (status, contentType) => responsePointer(base, raw, status, contentType),
    responseTypes: (status) => Object.keys(contentOf(raw.responses[String(status)]) ?? {}),
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
    contentOf(response)?.[contentType]?.schema &&
    `${responseBase}/content/${escapePointer(contentType)}/schema`
  );
}

function contentOf(response: (RawContent & { $ref?: string }) | undefined): RawContent['content'] {
  return response?.$ref ? (atPointer(response.$ref) as RawContent).content : response?.content;
}

function resolveParameter(parameter: RawParameter): RawParameter {
  return parameter.$ref ? (atPointer(parameter.$ref) as RawParameter) : parameter;
}

function isChecked(parameter: RawParameter): parameter is RawParameter & Operation['parameters'][number] {
  parameter.required ??= false;
  return parameter.in === 'path' || parameter.in === 'query';
}

function atPointer(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, segment) => (value as Record<string, unknown>)[segment], contract);
}

function escapePointer(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
