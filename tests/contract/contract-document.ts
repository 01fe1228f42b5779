import contract from '@generated/contract.json' with { type: 'json' };

/** One response of the contract, with its reference resolved. */
export interface DocumentedResponse {
  status: string;
  content: Record<string, { examples?: Record<string, { summary?: string; value?: unknown }> }>;
}

/** One operation of the merged contract. */
export interface DocumentedOperation {
  operationId: string;
  method: string;
  path: string;
  origin: unknown;
  source: unknown;
  responses: DocumentedResponse[];
}

interface RawResponse {
  $ref?: string;
  content?: DocumentedResponse['content'];
}
interface RawOperation {
  operationId: string;
  'x-origin'?: unknown;
  'x-source'?: unknown;
  responses: Record<string, RawResponse>;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'];

/** Returns every operation of generated/contract.json, parsed independently of the sandbox. */
export function documentedOperations(): DocumentedOperation[] {
  const paths = contract.paths as unknown as Record<string, Record<string, RawOperation>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const raw = methods[method];
      return raw ? [documentedOperation(method, path, raw)] : [];
    }),
  );
}

function documentedOperation(method: string, path: string, raw: RawOperation): DocumentedOperation {
  return {
    operationId: raw.operationId,
    method: method.toUpperCase(),
    path,
    origin: raw['x-origin'],
    source: raw['x-source'],
    responses: Object.entries(raw.responses).map(([status, response]) => ({
      status,
      content: resolveResponse(response).content ?? {},
    })),
  };
}

function resolveResponse(response: RawResponse): RawResponse {
  const name = response.$ref?.split('/').at(-1);
  if (!name) return response;
  return (contract.components.responses as unknown as Record<string, RawResponse>)[name] ?? {};
}
