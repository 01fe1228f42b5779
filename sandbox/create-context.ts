import { insertDemoOrders } from './orders/demo/insert-demo-orders';
import type { SandboxContext } from './sandbox-context';
import { type CallDefaults, NO_DEFAULTS } from './scenarios/call-defaults';
import { sharedSeed } from './seed/shared-seed';
import { clockAhead } from './state/clock-ahead';
import { seedState } from './state/seed-state';
import type { SandboxState } from './state/state';

export interface ContextOptions {
  state: SandboxState;
  /** The real clock. */
  now?: () => Date;
  secret?: () => string;
  /** True to add the demo orders to a new state; default: true. Tests start with none. */
  demoOrders?: boolean;
  /** Scenario and latency of calls that name none; default: none. */
  defaults?: CallDefaults;
}

/** Combines mutable state with the shared, frozen seed. A new state gets the demo shoppers and their saved data. */
export function createContext({
  state,
  now = () => new Date(),
  secret = () => crypto.randomUUID(),
  demoOrders = true,
  defaults = NO_DEFAULTS,
}: ContextOptions): SandboxContext {
  const context: SandboxContext = {
    state,
    ...sharedSeed(),
    now: () => new Date(now().getTime() + clockAhead(state)),
    secret,
    defaults,
  };
  seedState(state, context, context.now());
  if (demoOrders) insertDemoOrders(context);
  return context;
}
