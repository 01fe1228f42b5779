import type { Catalog } from './seed/catalog/seed-catalog';
import type { DoctorSeed } from './seed/models/doctor';
import type { StoreSeed } from './seed/models/store';
import type { SandboxState } from './state/state';

/** The dependencies of every handler. Each sandbox has its own; nothing is global. */
export interface SandboxContext {
  state: SandboxState;
  catalog: Catalog;
  stores: StoreSeed[];
  doctors: DoctorSeed[];
  /** The sandbox's clock: pinned in tests, the real one over HTTP. */
  now: () => Date;
  /** An unguessable id, for sessions; deterministic in tests. */
  secret: () => string;
}
