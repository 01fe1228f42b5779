import type { TestProject } from 'vitest/node';
import { buildIfNeeded } from '../../scripts/run/build';
import { startBuiltServer } from '../../scripts/run/built-server';
import { ensureEngines } from './ensure-engines';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Starts the built store with data of its own, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureEngines();
  await buildIfNeeded();
  const server = await startBuiltServer('storefront', { SANDBOX_DATA: ':memory:' });
  project.provide('origin', server.origin);
  return () => server.stop();
}
