import type { OpenApiDocument } from './bundle-service.ts';

const METHODS = ['get', 'post', 'put', 'delete'];

/**
 * Builds the source of a module with the path of each query as a separate constant, which is tree-shakable, and the method and
 * path of each mutation.
 */
export function operationPaths(contract: OpenApiDocument): string {
  const operations = operationsOf(contract);
  const queries = operations.filter(({ method }) => method === 'GET');
  const mutations = operations.filter(({ method }) => method !== 'GET');
  return [
    '/** Generated from the contract. Do not edit. */',
    ...queries.map(({ id, path }) => `export const ${id}Path = '${path}';`),
    'export const mutations = {',
    ...mutations.map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`),
    '} as const;',
    'export type MutationId = keyof typeof mutations;',
    '',
  ].join('\n');
}

/**
 * Source of a module with the commands that respond with a redirect, so that a native form post works. A separate module,
 * because pages need it before the rest of the contract.
 */
export function formActions(contract: OpenApiDocument): string {
  const commands = operationsOf(contract).filter(
    ({ method, responses }) => method === 'POST' && '302' in responses,
  );
  return [
    '/** Generated from the contract. Do not edit. */',
    ...commands.map(({ id, path }) => `export const ${id}Action = '${path}';`),
    '',
  ].join('\n');
}

export function operationsOf(contract: OpenApiDocument) {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => {
      const { operationId, responses } = methods[method] as { operationId: string; responses: object };
      return { id: operationId, method: method.toUpperCase(), path, responses: responses };
    }),
  );
}
