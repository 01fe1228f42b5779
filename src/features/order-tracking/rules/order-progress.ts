import type { OrderItemState } from '@/domain/orders/order-item-state';
import type { TrackedItem } from '@/domain/orders/tracked-order';

/** Steps of an item to the shopper, by a carrier or to a store. */
export type ProgressStep =
  | 'ordered'
  | 'in-process'
  | 'shipped'
  | 'delivered'
  | 'ready-for-pickup'
  | 'picked-up';

export interface OrderProgress {
  steps: readonly {
    step: ProgressStep;
    /** Time of the step as an ISO 8601 date-time; undefined when unknown. */
    date: string | undefined;
  }[];
  /** Index of the step that the item has reached. */
  current: number;
}

const SHIPMENT: readonly ProgressStep[] = ['ordered', 'in-process', 'shipped', 'delivered'];
const PICKUP: readonly ProgressStep[] = ['ordered', 'in-process', 'ready-for-pickup', 'picked-up'];

/** Number of steps from the order to a state. Items that will not be delivered have none. */
const REACHED: Partial<Record<OrderItemState, number>> = {
  'pending-prescription': 0,
  'in-process': 1,
  shipped: 2,
  'ready-for-pickup': 2,
  completed: 3,
};

/** Returns the progress of an item; undefined for a returned or canceled one. */
export function orderProgress(
  { state, history }: Pick<TrackedItem, 'state' | 'history'>,
  placedDate: string | undefined,
): OrderProgress | undefined {
  const current = REACHED[state];
  if (current === undefined) return undefined;
  const dateOf = (status: string) =>
    history.findLast(({ orderItemStatus }) => orderItemStatus === status)?.date;
  const isPickup = state === 'ready-for-pickup' || dateOf('U') !== undefined;
  const dates = [placedDate, undefined, dateOf(isPickup ? 'U' : 'S'), dateOf('D')];
  return {
    current,
    steps: (isPickup ? PICKUP : SHIPMENT).map((step, index) => ({
      step,
      date: index <= current ? dates[index] : undefined,
    })),
  };
}
