import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { GuestOrder } from '@generated/orders/model/guestOrder';
import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import type { OrderProtectionPlan } from '@generated/orders/model/orderProtectionPlan';
import type { PickupStore } from '@generated/orders/model/pickupStore';
import { cents } from '@/domain/money/cents';
import { trackingUrl } from '../orders/carrier';
import { orderStatus } from '../orders/order-timeline';
import { isCancelable, type PlacedItem, type PlacedOrder } from '../orders/placed-items';
import type { ReturnLine } from '../orders/return-lines';
import { orderReturnableUntil } from '../orders/return-window';
import type { StoreSeed } from '../seed/models/store';
import { itemPrescription } from '../state/item-prescription';
import type { OrderReturn } from '../state/order-return';
import { toAmount, toQuantity } from './cart/amount';
import { INSURANCE_CODE } from './cart/reduction-labels';
import { toOrderReturn } from './to-order-return';

export interface GuestOrderView {
  /** The order as the cart service has it. */
  cart: Cart;
  items: readonly PlacedItem[];
  /** Lines that can be returned. */
  returnLines: readonly ReturnLine[];
  /** Oldest first. */
  returns: readonly OrderReturn[];
  /** The day at the lab, as YYYY-MM-DD. */
  today: string;
  /** Store where items wait for pickup. */
  pickupStore: StoreSeed | undefined;
  requestUrl: URL;
  /** The session is that of the shopper who placed the order. */
  isOwner: boolean;
  /** Returns whether a prescription file still exists. */
  hasFile: (savedFileName: string) => boolean;
}

/** Returns a placed order for tracking. */
export function toGuestOrder(order: PlacedOrder, view: GuestOrderView): GuestOrder {
  const { items, isOwner } = view;
  const { placement, prescriptionLinks: [link] = [] } = order;
  const returnableUntil = orderReturnableUntil(
    items.filter((placed) => returnableLine(placed, view)),
    view.today,
  );
  const plans = items.flatMap((placed) => toPlan(placed, view));
  return {
    orderId: order.orderId,
    orderStatus: orderStatus(items.map(({ status }) => status)),
    placedDate: new Date(placement.placedAt).toISOString(),
    orderItem: items.flatMap((placed) => toGuestItem(placed, view)),
    ...(isOwner ? { userId: order.userId } : {}),
    ...(link && items.some(({ isWaiting }) => isWaiting) ? { x_encOrderMemberId: link } : {}),
    x_grandTotal: toAmount(cents(placement.charged)),
    x_grandTotalCurrency: placement.currency,
    ...totals(view.cart),
    x_cancelable: isCancelable(items),
    ...(returnableUntil ? { x_returnableUntil: returnableUntil } : {}),
    ...(view.returns.length > 0
      ? { x_returns: view.returns.map((orderReturn) => toOrderReturn(orderReturn, { order, items })) }
      : {}),
    ...(plans.length > 0 ? { x_protectionPlans: plans } : {}),
  };
}

function totals(cart: Cart): Partial<GuestOrder> {
  const { adjustment = [], totalAdjustment, totalShippingCharge, totalSalesTax } = cart;
  const insurance = adjustment.find(({ code }) => code === INSURANCE_CODE);
  return {
    ...(totalAdjustment ? { x_totalAdjustment: totalAdjustment } : {}),
    ...(insurance ? { x_insuranceAdjustment: insurance.amount } : {}),
    ...(totalShippingCharge ? { x_totalShippingCharge: totalShippingCharge } : {}),
    ...(totalSalesTax ? { x_totalSalesTax: totalSalesTax } : {}),
  };
}

function toGuestItem(placed: PlacedItem, view: GuestOrderView): GuestOrderItem[] {
  const line = lineOf(placed, view);
  if (!line || line.comments === 'WARRANTY') return [];
  const fileName = view.isOwner ? itemPrescription(placed.item)?.savedFileName : undefined;
  const returnable = returnableLine(placed, view);
  return [
    {
      ...itemFields(line, placed),
      comments: line.comments,
      xitem_field2: line.xitem_field2 ?? '',
      trackingURL: trackingUrl(placed, view.requestUrl),
      ...(fileName && view.hasFile(fileName) ? { prescriptionFileName: fileName } : {}),
      ...(returnable
        ? {
            x_returnable: {
              quantity: toQuantity(returnable.item.quantity),
              refund: toAmount(returnable.refund),
            },
          }
        : {}),
      ...(placed.status === 'U' && view.pickupStore
        ? { x_pickupStore: toPickupStore(view.pickupStore) }
        : {}),
      x_statusHistory: placed.history.map(({ status, at }) => ({
        orderItemStatus: status,
        date: new Date(at).toISOString(),
      })),
    },
  ];
}

function toPickupStore({ storeNumber, displayName, addressLines, city, region }: StoreSeed): PickupStore {
  return { storeName: storeNumber, displayName, addressLine: addressLines, city, state: region };
}

function toPlan(placed: PlacedItem, view: GuestOrderView): OrderProtectionPlan[] {
  const line = lineOf(placed, view);
  return line?.comments === 'WARRANTY' ? [itemFields(line, placed)] : [];
}

function itemFields(line: CartItem, { status }: PlacedItem) {
  return {
    orderItemId: line.orderItemId,
    partNumber: line.partNumber,
    xitem_descriptiveName: line.xitem_descriptiveName ?? '',
    xitem_field1: line.xitem_field1 ?? '',
    orderItemStatus: status,
    quantity: line.quantity,
    orderItemPrice: line.orderItemPrice,
    currency: line.currency,
  };
}

/** Returns the line of a frame or contact lens that can be returned now. */
function returnableLine({ item }: PlacedItem, { returnLines }: GuestOrderView): ReturnLine | undefined {
  return returnLines.find(
    (line) => line.item.orderItemId === item.orderItemId && line.obstacle === undefined,
  );
}

function lineOf({ item }: PlacedItem, { cart }: GuestOrderView): CartItem | undefined {
  return cart.orderItem?.find(({ orderItemId }) => orderItemId === item.orderItemId);
}
