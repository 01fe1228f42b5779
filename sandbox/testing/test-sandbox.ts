import type { Finding } from '../contract/finding';
import { createContext } from '../create-context';
import { createSandbox, type Sandbox } from '../create-sandbox';
import { memoryPersistence } from '../db/memory-persistence';
import { openDatabase } from '../db/open-database';
import { stateSchema } from '../state/state';
import { TestCaller } from './test-caller';

/** The instant at which the tests' sandbox stands; the seeds are written for it. */
export const PINNED_NOW = new Date('2026-06-15T12:00:00Z');

export interface TestSandbox {
  sandbox: Sandbox;
  /** A new browser, without any cookie or with the named ones. */
  caller: (cookies?: Record<string, string>) => TestCaller;
  /** Moves the sandbox's clock on, in milliseconds. */
  pass: (milliseconds: number) => void;
}

/** A sandbox in memory with a pinned clock. An answer of its own that does not fit the contract fails the test. */
export function testSandbox(): TestSandbox {
  let now = PINNED_NOW.getTime();
  let secrets = 0;
  const context = createContext({
    state: openDatabase(stateSchema, memoryPersistence()),
    now: () => new Date(now),
    secret: () => {
      secrets += 1;
      return `secret-${String(secrets).padStart(4, '0')}`;
    },
  });
  const sandbox = createSandbox({ context, onFinding: failOnOwnFault, onFailure: rethrow });
  return {
    sandbox,
    caller: (cookies) => new TestCaller(sandbox, cookies),
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function failOnOwnFault(finding: Finding): void {
  if (finding.direction === 'answer')
    throw new Error(`Does not fit the contract: ${JSON.stringify(finding)}`);
}

function rethrow(error: unknown): never {
  throw error;
}
