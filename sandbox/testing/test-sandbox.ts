import type { Finding } from '../contract/finding';
import { createContext } from '../create-context';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { memoryPersistence } from '../db/memory-persistence';
import { openDatabase } from '../db/open-database';
import { stateSchema } from '../state/state';
import { TestClient } from './test-client';

/** The clock of the test sandbox. The seeds are written for this time. */
export const PINNED_NOW = new Date('2026-06-15T12:00:00Z');

export interface TestSandbox {
  sandbox: Sandbox;
  /** Creates a client with separate cookies. */
  client: (cookies?: Record<string, string>) => TestClient;
  /** Moves the sandbox's clock forward. */
  advanceClock: (milliseconds: number) => void;
}

/**
 * Creates an in-memory sandbox with a fixed clock. A response that violates the contract fails the test.
 *
 * @param demoOrders whether the demo orders exist; default: no.
 */
export function testSandbox({ demoOrders = false }: { demoOrders?: boolean } = {}): TestSandbox {
  let now = PINNED_NOW.getTime();
  let secretCount = 0;
  const context = createContext({
    state: openDatabase(stateSchema, memoryPersistence()),
    now: () => new Date(now),
    demoOrders,
    secret: () => {
      secretCount += 1;
      return `secret-${String(secretCount).padStart(4, '0')}`;
    },
  });
  const sandbox = createSandbox({ context, onFinding: throwOnInvalidResponse, onFailure: rethrow });
  return {
    sandbox,
    client: (cookies) => new TestClient(sandbox, cookies),
    advanceClock: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function throwOnInvalidResponse(finding: Finding): void {
  if (finding.direction === 'response')
    throw new Error(`The response violates the contract: ${JSON.stringify(finding)}`);
}

function rethrow(error: unknown): never {
  throw error;
}
