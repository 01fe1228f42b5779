import type { OpenApiDocument } from './bundle-service.ts';

const METHODS = ['get', 'post', 'put', 'delete'];

/**
 * Source of a module that tells reads from mutations: the path of every operation as a constant of its own (so that a
 * build keeps only those in use), and method and path of every mutation.
 */
export function operationPaths(contract: OpenApiDocument): string {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => ({
      id: (methods[method] as { operationId: string }).operationId,
      method: method.toUpperCase(),
      path,
    })),
  );
  const mutations = operations.filter(({ method }) => method !== 'GET');
  return [
    '/** Generated from the contract. Do not edit. */',
    ...operations.map(({ id, path }) => `export const ${id}Path = '${path}';`),
    'export const mutations = {',
    ...mutations.map(({ id, method, path }) => `  ${id}: ['${method}', '${path}'],`),
    '} as const;',
    'export type MutationId = keyof typeof mutations;',
    '',
  ].join('\n');
}
