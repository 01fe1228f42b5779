import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument } from './bundle-service.ts';

/**
 * Merges the services' bundles into one document, the source of the typed paths, the validators and the mock server.
 *
 * @throws Error when two services define the same path or component differently.
 */
export function mergeDocuments(documents: Map<string, OpenApiDocument>): OpenApiDocument {
  const merged: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Marlowe Eyewear: commerce API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "The storefront's own origin, which forwards to the commerce API." }],
    tags: [],
    paths: {},
    components: {},
  };
  for (const [service, document] of documents) {
    merged.security ??= document.security;
    merged.tags?.push(...(document.tags ?? []));
    addAll(merged.paths, document.paths, `${service}: path`);
    for (const [kind, definitions] of Object.entries(document.components ?? {})) {
      merged.components ??= {};
      merged.components[kind] ??= {};
      addAll(merged.components[kind], definitions, `${service}: ${kind}`);
    }
  }
  return merged;
}

function addAll(
  target: Record<string, unknown>,
  definitions: Record<string, unknown>,
  context: string,
): void {
  for (const [name, value] of Object.entries(definitions)) {
    if (name in target && !isDeepStrictEqual(target[name], value)) {
      throw new Error(`${context} "${name}" is already defined differently in another service. Rename it.`);
    }
    target[name] = value;
  }
}
