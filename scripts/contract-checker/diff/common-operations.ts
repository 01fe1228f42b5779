import { locate } from './locate.ts';
import type { OpenApiDocument } from './read-contract.ts';

export interface SecurityScheme extends Record<string, unknown> {
  type?: string;
}

export interface Server {
  url: string;
  variables?: Record<string, { default?: string; enum?: string[] }>;
}

/** What an operation takes over from its path and its document. */
export interface OperationSurroundings {
  servers: Server[];
  /** The alternatives; each names every scheme that it needs, with the scopes. */
  security: Record<string, string[]>[];
}

/** An operation of both documents. */
export interface CommonOperation {
  id: string;
  before: OperationSurroundings;
  after: OperationSurroundings;
}

interface RawSurroundings {
  servers?: Server[];
  security?: OperationSurroundings['security'];
}

/** OpenAPI's default. */
const NO_SERVERS: Server[] = [{ url: '/' }];
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

export function commonOperations(before: OpenApiDocument, after: OpenApiDocument): CommonOperation[] {
  return Object.keys(before.paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const [own, other] = [before, after].map((document) => operationAt(document, path, method));
      if (!own || !other) return [];
      return [{ id: own.operationId ?? path, before: own.surroundings, after: other.surroundings }];
    }),
  );
}

function operationAt(document: OpenApiDocument, path: string, method: string) {
  const item = locate(document, ['paths', path]).value as
    | (RawSurroundings & Record<string, unknown>)
    | undefined;
  const operation = item?.[method] as (RawSurroundings & { operationId?: string }) | undefined;
  if (!operation) return undefined;
  const root = document as OpenApiDocument & RawSurroundings;
  const servers = [operation.servers, item?.servers, root.servers].find((list) => (list ?? []).length > 0);
  const security = operation.security ?? root.security ?? [];
  return { operationId: operation.operationId, surroundings: { servers: servers ?? NO_SERVERS, security } };
}
