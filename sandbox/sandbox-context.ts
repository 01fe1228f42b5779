import type { CallDefaults } from './scenarios/call-defaults';
import type { Seed } from './seed/shared-seed';
import type { SandboxState } from './state/state';

/** The dependencies of every handler. State, clock and ids are the sandbox's own; the seed is shared and frozen. */
export interface SandboxContext extends Seed {
  state: SandboxState;
  /** The sandbox's clock: pinned in tests, the real one over HTTP. */
  now: () => Date;
  /** An unguessable id, for sessions; deterministic in tests. */
  secret: () => string;
  /** Scenario and latency of calls that name none. */
  defaults: CallDefaults;
}
