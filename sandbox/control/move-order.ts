import { changeStatus } from '../orders/change-status';
import { isPlaced, type PlacedOrder, placedItems } from '../orders/placed-items';
import type { SandboxContext } from '../sandbox-context';
import { toDoctor } from '../serializers/to-doctor';
import { countryOfStore } from '../state/members';
import type { ItemStatus, OrderItem } from '../state/order';

/** Actions of the panel on a placed order. */
export const ORDER_MOVES = [
  'in-process',
  'prescription-received',
  'released',
  'shipped',
  'ready-for-pickup',
  'completed',
  'canceled',
  'returned',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

const STATUSES: Readonly<Record<Exclude<OrderMove, 'prescription-received'>, ItemStatus>> = {
  'in-process': 'M',
  released: 'R',
  shipped: 'S',
  'ready-for-pickup': 'U',
  completed: 'D',
  canceled: 'X',
  returned: 'Z',
};

/** The order, the item (default: all) and where it moves. */
export interface OrderMovement {
  orderId: string;
  orderItemId?: string | undefined;
  move: OrderMove;
}

/** Moves a placed order, or one item with its lens and plan. @returns false where there is no such order or item. */
export function moveOrder(context: SandboxContext, { orderId, orderItemId, move }: OrderMovement): boolean {
  const { state } = context;
  const order = state.orders.get(orderId);
  const isKnown =
    orderItemId === undefined || order?.items.some((item) => item.orderItemId === orderItemId) === true;
  if (!isPlaced(order) || !isKnown) return false;
  const itemIds = orderItemId === undefined ? undefined : [orderItemId];
  state.transaction(() => {
    if (move === 'prescription-received') receivePrescription(context, order, orderItemId);
    else changeStatus(context, order, STATUSES[move], itemIds);
  });
  return true;
}

/** Names a doctor for each item that waits for its prescription, as the prescription step does. */
function receivePrescription(context: SandboxContext, order: PlacedOrder, orderItemId: string | undefined) {
  const { state, now, doctors } = context;
  const country = countryOfStore(order.storeId);
  const doctor = doctors.find(({ address, phone }) => address.country === country && phone !== '');
  if (!doctor) throw new Error(`There is no doctor in ${country}.`);
  const waiting = placedItems(context, order)
    .filter(({ isWaiting, item }) => isWaiting && item.parentItemId === undefined)
    .map(({ item }) => item.orderItemId)
    .filter((id) => orderItemId === undefined || id === orderItemId);
  const prescriptionId = state.nextId('prescription');
  const prescribed = (item: OrderItem): OrderItem => ({
    ...item,
    prescriptionId,
    prescription: { prescriptionId, prescriptionOriginMode: 'callDoctor', doctor: toDoctor(doctor) },
    prescribedAt: now().getTime(),
  });
  state.orders.update(order.orderId, {
    items: order.items.map((item) => (waiting.includes(item.orderItemId) ? prescribed(item) : item)),
    updatedAt: now().getTime(),
  });
}
