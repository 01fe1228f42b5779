import type { Order } from '../../state/order';
import type { SandboxState } from '../../state/state';

/** Returns the order that a link (`encOrderMemberId`) opens in a store. */
export function linkedOrder(state: SandboxState, storeId: string, link: string): Order | undefined {
  return state.orders.by('prescriptionLink', link).find((order) => order.storeId === storeId);
}
