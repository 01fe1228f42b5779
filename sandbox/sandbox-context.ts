import type { CallDefaults } from './scenarios/call-defaults';
import type { Seed } from './seed/shared-seed';
import type { SandboxState } from './state/state';

/** Dependencies of every handler. Each sandbox has separate state, clock and ids; the seed is shared and frozen. */
export interface SandboxContext extends Seed {
  state: SandboxState;
  /** The sandbox's clock: pinned in tests, the real one over HTTP. */
  now: () => Date;
  /** An unguessable id, for sessions; deterministic in tests. */
  secret: () => string;
  /** Scenario and latency of calls that name none. */
  defaults: CallDefaults;
}
