import { insertDemoOrders } from './orders/demo/insert-demo-orders';
import type { SandboxContext } from './sandbox-context';
import { seedState } from './state/seed-state';

/** Resets everything to the seed, the clock included, in one transaction. */
export function resetState(context: SandboxContext): void {
  const { state, now } = context;
  state.transaction(() => {
    state.reset();
    seedState(state, context, now());
    insertDemoOrders(context);
  });
}
