import type { SandboxContext } from './sandbox-context';
import { sharedSeed } from './seed/shared-seed';
import { seedState } from './state/seed-state';
import type { SandboxState } from './state/state';

export interface ContextOptions {
  state: SandboxState;
  now?: () => Date;
  secret?: () => string;
}

/** Combines mutable state with the shared, frozen seed. A new state gets the demo shoppers. */
export function createContext({ state, now, secret }: ContextOptions): SandboxContext {
  seedState(state);
  return {
    state,
    ...sharedSeed(),
    now: now ?? (() => new Date()),
    secret: secret ?? (() => crypto.randomUUID()),
  };
}
