import type { SandboxContext } from './sandbox-context';
import { seedCatalog } from './seed/catalog/seed-catalog';
import { seedDoctors } from './seed/doctors/seed-doctors';
import { seedStores } from './seed/stores/seed-stores';
import { seedState } from './state/seed-state';
import type { SandboxState } from './state/state';

export interface ContextOptions {
  state: SandboxState;
  now?: () => Date;
  secret?: () => string;
}

/** Combines mutable state with the static seed data. A new state gets the demo shoppers. */
export function createContext({ state, now, secret }: ContextOptions): SandboxContext {
  const stores = seedStores();
  seedState(state);
  return {
    state,
    catalog: seedCatalog(),
    stores,
    doctors: seedDoctors(stores),
    now: now ?? (() => new Date()),
    secret: secret ?? (() => crypto.randomUUID()),
  };
}
