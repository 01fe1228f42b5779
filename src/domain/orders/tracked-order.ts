import type { GuestOrder } from '@generated/orders/model/guestOrder';
import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import type { OrderItemKind } from '@generated/orders/model/orderItemKind';
import type { OrderItemStatusChange } from '@generated/orders/model/orderItemStatusChange';
import type { OrderProtectionPlan } from '@generated/orders/model/orderProtectionPlan';
import type { OrderReturn } from '@generated/orders/model/orderReturn';
import type { PickupStore } from '@generated/orders/model/pickupStore';
import type { ReturnableQuantity } from '@generated/orders/model/returnableQuantity';
import { type Cents, subtract, ZERO } from '../money/cents';
import { parseAmount } from '../money/parse-amount';
import { lensOf, type OrderItemState, orderItemState, showsDeliveryDate } from './order-item-state';

/** The lens or the protection plan of a tracked frame. */
export interface TrackedExtra {
  orderItemId: string;
  name: string;
  /** Price of the whole quantity. */
  price: Cents | undefined;
}

/** A frame or contact lens of a placed order. */
export interface TrackedItem {
  orderItemId: string;
  /** UPC. */
  partNumber: string;
  kind: OrderItemKind;
  /** Name in the order. The catalog may have a better one. */
  name: string;
  state: OrderItemState;
  /** The frame's lens. */
  lens: TrackedExtra | undefined;
  plan: TrackedExtra | undefined;
  quantity: number;
  /** Price of the whole quantity, without the lens. */
  price: Cents | undefined;
  /** Its delivery date is shown while it is known (003 §4.2). */
  showsDeliveryDate: boolean;
  /** Quantity that can be returned now, its refund including lens and plan, and the last day as YYYY-MM-DD. */
  returnable: { quantity: number; refund: Cents; until: string | undefined } | undefined;
  /** Store where the item waits for pickup. */
  pickupStore: PickupStore | undefined;
  /** URL at the carrier, which the order itself has. */
  trackingUrl: string | undefined;
  /** Statuses that it has had, oldest first. May be empty. */
  history: readonly OrderItemStatusChange[];
  /** The uploaded prescription, in the session of the shopper who placed the order. */
  prescriptionFile: PrescriptionFileId | undefined;
}

/** Names a prescription file to the commerce API. */
export interface PrescriptionFileId {
  userId: string;
  fileName: string;
}

/** A placed order, as its tracking shows it. */
export interface TrackedOrder {
  orderId: string;
  /** ISO 8601 date-time. */
  placedDate: string | undefined;
  items: readonly TrackedItem[];
  /** In the session of the shopper who placed it. */
  isOwn: boolean;
  /** Amount charged. */
  total: Cents | undefined;
  /** All reductions but that by insurance, zero or negative. */
  discount: Cents | undefined;
  /** Amount that vision insurance pays, as a negative number; undefined when it pays nothing. */
  insurance: Cents | undefined;
  shipping: Cents | undefined;
  tax: Cents | undefined;
  /** `encOrderMemberId` of the prescription step, while an item waits for its prescription. */
  stepLink: string | undefined;
  isCancelable: boolean;
  /** Last day of a return as YYYY-MM-DD, by the clock of the commerce API: not to be compared with another clock. */
  returnableUntil: string | undefined;
  /** Oldest first. */
  returns: readonly OrderReturn[];
}

/** Kinds with a delivery date (003 §9). */
const DATED_KINDS: ReadonlySet<OrderItemKind> = new Set(['EYE', 'SUN', 'RCON', 'LCON']);

/** HTTPS, except beside a sandbox on localhost (carrierUrl in openapi/orders.yaml). */
const CARRIER_URL = /^(https:\/\/.|http:\/\/localhost(:\d+)?\/)/;

/** Maps an order to its tracking: each frame with its lens, in the order of the response. */
export function toTrackedOrder(order: GuestOrder): TrackedOrder {
  const { orderId, placedDate, orderItem } = order;
  const lenses = new Set(orderItem.map((item) => lensOf(item, orderItem)));
  return {
    orderId,
    placedDate,
    items: orderItem.filter((item) => !lenses.has(item)).map((item) => toItem(item, order)),
    isOwn: order.userId !== undefined,
    total: parseAmount(order.x_grandTotal),
    ...toReductions(order),
    shipping: parseAmount(order.x_totalShippingCharge),
    tax: parseAmount(order.x_totalSalesTax),
    stepLink: order.x_encOrderMemberId,
    isCancelable: order.x_cancelable === true,
    returnableUntil: order.x_returnableUntil,
    returns: order.x_returns ?? [],
  };
}

function toReductions(order: GuestOrder): Pick<TrackedOrder, 'discount' | 'insurance'> {
  const all = parseAmount(order.x_totalAdjustment);
  const insurance = parseAmount(order.x_insuranceAdjustment);
  return { discount: all === undefined ? undefined : subtract(all, insurance ?? ZERO), insurance };
}

/** Ids of the items whose delivery dates are requested, comma-separated; undefined when there is none. */
export function datedItemIds({ items }: TrackedOrder): string | undefined {
  const ids = items.filter(({ kind }) => DATED_KINDS.has(kind)).map(({ orderItemId }) => orderItemId);
  return ids.length > 0 ? ids.join(',') : undefined;
}

function toItem(item: GuestOrderItem, order: GuestOrder): TrackedItem {
  const { orderItemId, partNumber, comments, quantity, orderItemPrice, trackingURL } = item;
  const { userId, orderItem, x_protectionPlans: plans = [] } = order;
  const lens = lensOf(item, orderItem);
  const plan = plans.find(({ xitem_field1 }) => xitem_field1 === orderItemId);
  const fileName = (item.prescriptionFileName ?? lens?.prescriptionFileName) || undefined;
  return {
    orderItemId,
    partNumber,
    kind: comments,
    name: item.xitem_descriptiveName || partNumber,
    state: orderItemState(item, lens),
    lens: lens && toExtra(lens),
    plan: plan && toExtra(plan),
    quantity: toCount(quantity),
    price: parseAmount(orderItemPrice),
    showsDeliveryDate: showsDeliveryDate(item, lens),
    returnable: item.x_returnable && toReturnable(item.x_returnable),
    pickupStore: item.x_pickupStore,
    trackingUrl: trackingURL && CARRIER_URL.test(trackingURL) ? trackingURL : undefined,
    history: item.x_statusHistory ?? [],
    prescriptionFile: userId && fileName ? { userId, fileName } : undefined,
  };
}

function toReturnable({ quantity, refund, until }: ReturnableQuantity): TrackedItem['returnable'] {
  return { quantity: toCount(quantity), refund: parseAmount(refund) ?? ZERO, until };
}

function toCount(quantity: string | undefined): number {
  return Math.max(1, Math.round(Number(quantity ?? 1)) || 1);
}

function toExtra(item: GuestOrderItem | OrderProtectionPlan): TrackedExtra {
  const { orderItemId, xitem_descriptiveName, partNumber, orderItemPrice } = item;
  return { orderItemId, name: xitem_descriptiveName || partNumber, price: parseAmount(orderItemPrice) };
}
