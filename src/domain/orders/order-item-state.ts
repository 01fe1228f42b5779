import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';

/** States of a placed item (003 §4.2). */
export type OrderItemState =
  | 'pending-prescription'
  | 'in-process'
  | 'ready-for-pickup'
  | 'shipped'
  | 'completed'
  | 'returned'
  | 'canceled';

type StateFields = Pick<GuestOrderItem, 'comments' | 'orderItemStatus' | 'xitem_field2'>;
type LensFields = Pick<GuestOrderItem, 'xitem_field2'>;

/** Every other letter except E means in process. */
const STATES: Partial<Record<string, OrderItemState>> = {
  S: 'shipped',
  D: 'completed',
  Z: 'returned',
  X: 'canceled',
  U: 'ready-for-pickup',
};

/** Statuses of items that have arrived, or never will. */
const WITHOUT_DATE = new Set(['D', 'U', 'X', 'Z']);

/**
 * Returns the state of an item (003 §4.2). With status E, glasses wait until their lens has a prescription, which is the lens's
 * `xitem_field2`. Contact lenses have no lens item, so their `xitem_field2` decides. A frame without lenses needs no
 * prescription.
 *
 * @param lens the item's lens, by `lensOf`.
 */
export function orderItemState(item: StateFields, lens: LensFields | undefined): OrderItemState {
  if (item.orderItemStatus !== 'E') return STATES[item.orderItemStatus] ?? 'in-process';
  const isContactLens = item.comments === 'LCON' || item.comments === 'RCON';
  const needsPrescription = isContactLens || lens !== undefined;
  const prescription = isContactLens ? item.xitem_field2 : lens?.xitem_field2;
  return needsPrescription && !prescription ? 'pending-prescription' : 'in-process';
}

/** Returns whether to show the delivery date: with status E only when the item or its lens has a prescription (003 §4.2). */
export function showsDeliveryDate(
  { orderItemStatus, xitem_field2 }: Omit<StateFields, 'comments'>,
  lens: LensFields | undefined,
): boolean {
  if (orderItemStatus === 'E') return Boolean(xitem_field2 || lens?.xitem_field2);
  return !WITHOUT_DATE.has(orderItemStatus);
}

/** Returns the lens of a frame: the LENS item that names the frame in `xitem_field1` (003 §3, lens_object). */
export function lensOf<Item extends Pick<GuestOrderItem, 'comments' | 'xitem_field1'>>(
  { orderItemId }: Pick<GuestOrderItem, 'orderItemId'>,
  items: readonly Item[],
): Item | undefined {
  return items.find(({ comments, xitem_field1 }) => comments === 'LENS' && xitem_field1 === orderItemId);
}
