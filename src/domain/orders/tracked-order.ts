import type { GuestOrder } from '@generated/orders/model/guestOrder';
import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import type { OrderItemKind } from '@generated/orders/model/orderItemKind';
import type { Cents } from '../money/cents';
import { parseAmount } from '../money/parse-amount';
import { lensOf, type OrderItemState, orderItemState, showsDeliveryDate } from './order-item-state';

/** The lens of a tracked frame. */
export interface TrackedLens {
  orderItemId: string;
  name: string;
  /** For the whole quantity. */
  price: Cents | undefined;
}

/** A frame or contact lens of a placed order. */
export interface TrackedItem {
  orderItemId: string;
  /** UPC. */
  partNumber: string;
  kind: OrderItemKind;
  /** As the order names it. The catalog may have a better one. */
  name: string;
  state: OrderItemState;
  /** Of a frame. */
  lens: TrackedLens | undefined;
  quantity: number;
  /** For the whole quantity, without the lens. */
  price: Cents | undefined;
  /** Its delivery date is shown while it is known (003 §4.2). */
  showsDeliveryDate: boolean;
  /** HTTPS URL at the carrier, which the order itself has. */
  trackingUrl: string | undefined;
}

/** A placed order, as its tracking shows it. */
export interface TrackedOrder {
  orderId: string;
  /** ISO 8601 date-time. */
  placedDate: string | undefined;
  items: readonly TrackedItem[];
}

/** Kinds with a delivery date (003 §9). */
const DATED_KINDS: ReadonlySet<OrderItemKind> = new Set(['EYE', 'SUN', 'RCON', 'LCON']);

/** Maps an order to its tracking: each frame with its lens, in the order of the response. */
export function toTrackedOrder({ orderId, placedDate, orderItem }: GuestOrder): TrackedOrder {
  const lenses = new Set(orderItem.map((item) => lensOf(item, orderItem)));
  return {
    orderId,
    placedDate,
    items: orderItem.filter((item) => !lenses.has(item)).map((item) => toItem(item, lensOf(item, orderItem))),
  };
}

/** Ids of the items whose delivery dates are requested, comma-separated; undefined when there is none. */
export function datedItemIds({ items }: TrackedOrder): string | undefined {
  const ids = items.filter(({ kind }) => DATED_KINDS.has(kind)).map(({ orderItemId }) => orderItemId);
  return ids.length > 0 ? ids.join(',') : undefined;
}

function toItem(item: GuestOrderItem, lens: GuestOrderItem | undefined): TrackedItem {
  const { orderItemId, partNumber, comments, quantity, orderItemPrice, trackingURL } = item;
  return {
    orderItemId,
    partNumber,
    kind: comments,
    name: item.xitem_descriptiveName || partNumber,
    state: orderItemState(item, lens),
    lens: lens && {
      orderItemId: lens.orderItemId,
      name: lens.xitem_descriptiveName || lens.partNumber,
      price: parseAmount(lens.orderItemPrice),
    },
    quantity: Math.max(1, Math.round(Number(quantity ?? 1)) || 1),
    price: parseAmount(orderItemPrice),
    showsDeliveryDate: showsDeliveryDate(item, lens),
    trackingUrl: trackingURL?.startsWith('https://') ? trackingURL : undefined,
  };
}
