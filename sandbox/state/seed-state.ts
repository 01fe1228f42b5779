import { seedPayments } from '../seed/shoppers/seed-payments';
import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { insertPayments } from './insert-payments';
import { insertShoppers } from './insert-shoppers';
import type { SandboxState } from './state';

/** Inserts the demo shoppers into an empty state. */
export function seedState(state: SandboxState): void {
  if (state.users.count() > 0) return;
  insertShoppers(state, seedShoppers());
  insertPayments(state, seedPayments);
}

/** Resets everything to the seed, in one transaction. */
export function resetState(state: SandboxState): void {
  state.transaction(() => {
    state.reset();
    seedState(state);
  });
}
