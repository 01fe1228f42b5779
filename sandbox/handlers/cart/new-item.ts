import { type Sellable, sellableIds } from '../../pricing/sellable';
import type { SandboxContext } from '../../sandbox-context';
import type { OrderItem } from '../../state/order';

type ItemDetails = Pick<OrderItem, 'kind' | 'quantity'> &
  Partial<Pick<OrderItem, 'parentItemId' | 'attributes'>>;

/** Clock and IDs of new items. */
export interface NewItemContext extends Pick<SandboxContext, 'now'> {
  state: Pick<SandboxContext['state'], 'nextId'>;
}

/** Returns a new item with a new id. It is not added to an order yet. */
export function newItem({ state, now }: NewItemContext, sellable: Sellable, details: ItemDetails): OrderItem {
  return {
    ...sellableIds(sellable),
    attributes: [],
    ...details,
    orderItemId: state.nextId('orderItem'),
    createdAt: now().getTime(),
  };
}

export function frameKind({ model }: Extract<Sellable, { kind: 'frame' }>): 'EYE' | 'SUN' {
  return model.category === 'sunglasses' ? 'SUN' : 'EYE';
}
