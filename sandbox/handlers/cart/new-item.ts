import { idsOf, type Sellable } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';

type ItemDetails = Pick<OrderItem, 'kind' | 'quantity'> &
  Partial<Pick<OrderItem, 'parentItemId' | 'attributes'>>;

/** A new line with an id of its own; it is not in any order yet. */
export function newItem({ state, now }: SandboxContext, sellable: Sellable, details: ItemDetails): OrderItem {
  return {
    ...idsOf(sellable),
    attributes: [],
    ...details,
    orderItemId: state.nextId('orderItem'),
    createdAt: now().getTime(),
  };
}

/** The kind of a frame's line. */
export function frameKind({ model }: Extract<Sellable, { kind: 'frame' }>): 'EYE' | 'SUN' {
  return model.category === 'sunglasses' ? 'SUN' : 'EYE';
}
