import { join } from 'node:path';
import type { Options, OutputOptions } from 'orval';
import type { OpenApiDocument } from './bundle-service.ts';

/** Function with which the clients call the API. */
export const MUTATOR = { path: 'src/lib/http/call-api.ts', name: 'callApi' };

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

/** SWR client of one service in a module for each operation, so that a page loads only those of the operations it calls. */
export function clientOptions(service: string, bundle: string, output: string): Options {
  return {
    input: { target: bundle, override: { transformer: tagByOperation } },
    output: {
      ...CLIENT,
      mode: 'tags-split',
      indexFiles: false,
      target: join(output, service, `${service}.ts`),
      schemas: join(output, service, 'model'),
    },
  };
}

/** Orval splits files by tag. */
function tagByOperation<Document extends object>(document: Document): Document {
  const { paths } = document as unknown as OpenApiDocument;
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations) as { operationId?: string; tags?: string[] }[]) {
      if (operation.operationId) operation.tags = [operation.operationId];
    }
  }
  return document;
}

/** Zod schemas of one service's requests and responses. */
export function zodOptions(service: string, bundle: string, output: string): Options {
  return {
    input: { target: bundle },
    output: {
      mode: 'single',
      target: join(output, service, `${service}.zod.ts`),
      client: 'zod',
      override: { zod: { generateReusableSchemas: true } },
    },
  };
}
