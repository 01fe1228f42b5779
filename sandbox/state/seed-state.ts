import { seedShoppers } from '../seed/shoppers/seed-shoppers';
import { insertShoppers } from './insert-shoppers';
import type { SandboxState } from './state';

/** Fills a state that nobody has used yet: the demo shoppers and what is theirs. */
export function seedState(state: SandboxState): void {
  if (state.users.count() === 0) insertShoppers(state, seedShoppers());
}

/** Makes everything as it was before the first request, in one transaction. */
export function resetState(state: SandboxState): void {
  state.transaction(() => {
    state.reset();
    seedState(state);
  });
}
