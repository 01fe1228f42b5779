import { join } from 'node:path';
import type { Options } from 'orval';

const MUTATOR = { path: 'src/lib/http/call-api.ts', name: 'callApi' };

/** SWR client, models and MSW handlers of one service. */
export function clientOptions(service: string, bundle: string, output: string): Options {
  return {
    input: { target: bundle },
    output: {
      mode: 'split',
      target: join(output, service, `${service}.ts`),
      schemas: join(output, service, 'model'),
      client: 'swr',
      httpClient: 'fetch',
      urlEncodeParameters: true,
      mock: { indexMockFiles: false, generators: [{ type: 'msw', useExamples: true, delay: false }] },
      override: { mutator: MUTATOR, fetch: { includeHttpResponseReturnType: false } },
    },
  };
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
