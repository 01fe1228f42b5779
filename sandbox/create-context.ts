import type { SandboxContext } from './sandbox-context';
import { sharedSeed } from './seed/shared-seed';
import { seedState } from './state/seed-state';
import type { SandboxState } from './state/state';

export interface ContextOptions {
  state: SandboxState;
  now?: () => Date;
  secret?: () => string;
}

/** Combines mutable state with the shared, frozen seed. A new state gets the demo shoppers and what they have saved. */
export function createContext({ state, now = () => new Date(), secret }: ContextOptions): SandboxContext {
  const seed = sharedSeed();
  seedState(state, seed, now());
  return {
    state,
    ...seed,
    now,
    secret: secret ?? (() => crypto.randomUUID()),
  };
}
