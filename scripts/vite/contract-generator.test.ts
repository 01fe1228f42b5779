import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it } from 'vitest';
import { contractGenerator } from './contract-generator.ts';

/** A dev server that keeps what it prints and what it sends to the page. */
function devServer(generate: () => Promise<string>) {
  const watcher = new EventEmitter();
  const events: string[] = [];
  const server = {
    watcher,
    config: {
      logger: { info: (text: string) => events.push(text), error: (text: string) => events.push(text) },
    },
    environments: {
      client: {
        hot: {
          send: ({ type, err }: { type: string; err?: { message: string } }) =>
            events.push(`page: ${err?.message ?? type}`),
        },
      },
    },
  };
  const { configureServer } = contractGenerator(generate);
  (configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
  return { events, save: (path: string) => watcher.emit('all', 'change', resolve(path)) };
}

it('generates once for all files that are saved until it starts, and again for one that is saved meanwhile', async () => {
  const runs: PromiseWithResolvers<string>[] = [];
  const { events, save } = devServer(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  save('openapi/cart.yaml');
  save('openapi/shared/cart.yaml');
  await expect.poll(() => runs.length).toBe(1);
  save('openapi/lens.yaml');
  runs[0]?.resolve('Generated: contract, cart');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve('Generated: contract, lens');
  await expect
    .poll(() => events)
    .toEqual(['Generated: contract, cart', 'page: update', 'Generated: contract, lens', 'page: update']);
});

it('shows an error with file and line, in the terminal and over the page, until it is mended', async () => {
  const results = [
    () => Promise.reject(new Error('[1] openapi/cart.yaml:12:5')),
    async () => 'Nothing has changed.',
  ];
  const { events, save } = devServer(() => results.shift()?.() ?? Promise.reject());
  save('openapi/cart.yaml');
  await expect.poll(() => events.at(-1)).toBe('page: [1] openapi/cart.yaml:12:5');
  expect(events[0]).toBe('[1] openapi/cart.yaml:12:5');
  save('openapi/cart.yaml');
  await expect.poll(() => events.slice(-2)).toEqual(['Nothing has changed.', 'page: update']);
});

it('takes no notice of other files', async () => {
  let runs = 0;
  const { save } = devServer(async () => `${++runs}`);
  save('src/app/app.tsx');
  save('openapi-notes.md');
  save('openapi/cart.yaml');
  await expect.poll(() => runs).toBe(1);
});
