import { insertDemoOrders } from './orders/demo/insert-demo-orders';
import type { SandboxContext } from './sandbox-context';
import { seedState } from './state/seed-state';

/**
 * Resets everything to the seed, the clock included, in one transaction.
 *
 * @param demoOrders whether the demo orders are placed again; default: yes.
 */
export function resetState(
  context: SandboxContext,
  { demoOrders = true }: { demoOrders?: boolean } = {},
): void {
  const { state, now } = context;
  state.transaction(() => {
    state.reset();
    seedState(state, context, now());
    if (demoOrders) insertDemoOrders(context);
  });
}
