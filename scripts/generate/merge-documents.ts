import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument } from './bundle-service.ts';

/**
 * Merges the services' bundles into one document. A name that two services use for different things is refused, since
 * the typed paths, the validators and the mock server all read this one document.
 *
 * @throws Error that names the service and the clashing path or component.
 */
export function mergeDocuments(documents: Map<string, OpenApiDocument>): OpenApiDocument {
  const merged: OpenApiDocument = {
    openapi: '3.1.0',
    info: {
      title: 'Marlowe Eyewear: commerce platform',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: "The storefront's own origin, which forwards to the platform." }],
    tags: [],
    paths: {},
    components: {},
  };
  for (const [service, document] of documents) {
    merged.security ??= document.security;
    merged.tags?.push(...(document.tags ?? []));
    addAll(merged.paths, document.paths, `${service}: path`);
    for (const [kind, entries] of Object.entries(document.components ?? {})) {
      merged.components ??= {};
      merged.components[kind] ??= {};
      addAll(merged.components[kind], entries, `${service}: ${kind}`);
    }
  }
  return merged;
}

function addAll(target: Record<string, unknown>, entries: Record<string, unknown>, where: string): void {
  for (const [name, value] of Object.entries(entries)) {
    if (name in target && !isDeepStrictEqual(target[name], value)) {
      throw new Error(
        `${where} "${name}" already means something else in another service. Give it another name.`,
      );
    }
    target[name] = value;
  }
}
