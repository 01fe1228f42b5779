import { type Catalog, seedCatalog } from './catalog/seed-catalog';
import { seedDoctors } from './doctors/seed-doctors';
import type { DoctorSeed } from './models/doctor';
import type { StoreSeed } from './models/store';
import { seedStores } from './stores/seed-stores';

/** The data that shoppers cannot change. */
export interface Seed {
  readonly catalog: Catalog;
  readonly stores: readonly StoreSeed[];
  readonly doctors: readonly DoctorSeed[];
}

let seed: Seed | undefined;

/**
 * Returns the seed of every sandbox in this process. It takes some 50 ms to build, so it is built once and deeply frozen. The
 * search index is cached by catalog and is therefore shared too.
 */
export function sharedSeed(): Seed {
  seed ??= deepFreeze(buildSeed());
  return seed;
}

function buildSeed(): Seed {
  const stores = seedStores();
  return { catalog: seedCatalog(), stores, doctors: seedDoctors(stores) };
}

/** Freezes a plain value and everything in it, and returns it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const property of Object.values(value)) deepFreeze(property);
  return value;
}
