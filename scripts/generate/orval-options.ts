import { join } from 'node:path';
import type { Options, OutputOptions } from 'orval';
import type { OpenApiDocument } from './bundle-service.ts';

/** Function with which the clients call the API. */
export const MUTATOR = { path: 'src/lib/http/call-api.ts', name: 'callApi' };

/** The service's own run has checked the document: it takes half of each run. */
const CHECKED = { unsafeDisableValidation: true };

const CLIENT = {
  client: 'swr',
  httpClient: 'fetch',
  urlEncodeParameters: true,
  override: { mutator: MUTATOR, fetch: { includeHttpResponseReturnType: false } },
} satisfies Omit<OutputOptions, 'target'>;

/** Models and MSW handlers of one service, each kind in one place, and its SWR client in one module. */
export function serviceOptions(service: string, bundle: string, output: string): Options {
  return {
    input: { target: bundle },
    output: {
      ...CLIENT,
      mode: 'split',
      target: join(output, service, `${service}.ts`),
      schemas: join(output, service, 'model'),
      // With a locale, faker comes without those of 60 languages, which take Node 0.25 s to load.
      mock: {
        indexMockFiles: false,
        generators: [{ type: 'msw', useExamples: true, delay: false, locale: 'en' }],
      },
    },
  };
}

/**
 * Client of one service in a module for each operation, so that a page loads only those of the operations it calls: SWR hooks for
 * what is read, functions for what is changed (docs/decisions/0104).
 */
export function clientOptions(service: string, bundle: string, output: string): Options[] {
  return (['swr', 'fetch'] as const).map((client) => ({
    input: { ...CHECKED, target: bundle, override: { transformer: operationsFor(client) } },
    output: {
      ...CLIENT,
      client,
      mode: 'tags-split',
      indexFiles: false,
      target: join(output, service, `${service}.ts`),
      schemas: join(output, service, 'model'),
    },
  }));
}

/** Keeps the operations of a client, each with a tag of its own: Orval splits files by tag. */
function operationsFor(client: 'swr' | 'fetch') {
  return <Document extends object>(document: Document): Document => {
    const { paths } = document as unknown as OpenApiDocument;
    for (const operations of Object.values(paths) as Record<string, Operation>[]) {
      for (const [method, operation] of Object.entries(operations)) {
        if (!operation.operationId) continue;
        if ((method === 'get') === (client === 'swr')) operation.tags = [operation.operationId];
        else delete operations[method];
      }
    }
    return document;
  };
}

interface Operation {
  operationId?: string;
  tags?: string[];
}

/** Zod schemas of one service's requests and responses. */
export function zodOptions(service: string, bundle: string, output: string): Options {
  return {
    input: { ...CHECKED, target: bundle },
    output: {
      mode: 'single',
      target: join(output, service, `${service}.zod.ts`),
      client: 'zod',
      override: { zod: { generateReusableSchemas: true } },
    },
  };
}
