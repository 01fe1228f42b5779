import type { Cart } from '@generated/cart/model/cart';
import type { CartItem } from '@generated/cart/model/cartItem';
import type { GuestOrder } from '@generated/orders/model/guestOrder';
import type { GuestOrderItem } from '@generated/orders/model/guestOrderItem';
import type { OrderProtectionPlan } from '@generated/orders/model/orderProtectionPlan';
import type { PickupStore } from '@generated/orders/model/pickupStore';
import { cents } from '@/domain/money/cents';
import type { Handler } from '../../call';
import { type ApiError, apiError, reject } from '../../http/api-errors';
import { carrierUrl, trackingUrl } from '../../orders/carrier';
import { orderStatus } from '../../orders/order-timeline';
import {
  isCancelable,
  isPlaced,
  type PlacedItem,
  type PlacedOrder,
  placedItems,
} from '../../orders/placed-items';
import { type ReturnLine, returnLines } from '../../orders/return-lines';
import { orderReturnableUntil } from '../../orders/return-window';
import { labDay } from '../../pricing/delivery-days';
import type { SandboxContext } from '../../sandbox-context';
import type { StoreSeed } from '../../seed/models/store';
import { toAmount, toQuantity } from '../../serializers/cart/amount';
import { INSURANCE_CODE } from '../../serializers/cart/reduction-labels';
import { responseView } from '../../serializers/response-view';
import { toOrderReturn } from '../../serializers/to-order-return';
import type { OrderReturn } from '../../state/order-return';
import { itemPrescription } from '../../state/prescriptions';
import { storesOf } from '../../stores/find-store';
import { cartErrors } from '../cart/cart-errors';
import { toCartResponse } from '../cart/to-cart-response';

/**
 * Returns the placed order that a request proves. @throws ApiErrorResponse 404, the same for every order that it does not
 * prove.
 */
export function requireProvenOrder(context: SandboxContext, proof: OrderProof): PlacedOrder {
  return findPlacedOrder(context, proof) ?? reject(cartErrors.orderNotFound(proof.orderId));
}

/** Returns a placed order for anyone who knows its id and email; everything else is 404. */
export const getGuestOrder: Handler<'getGuestOrder'> = ({ params, query, shopper, url }, context) => {
  const order = requireProvenOrder(context, { ...params, email: query.email });
  const cart = toCartResponse(context, order, {
    view: responseView(params.storeId, { langId: query.langId, currency: order.placement.currency }),
  });
  return toGuestOrder(order, {
    cart,
    items: placedItems(context, order),
    returnLines: returnLines(context, order),
    returns: context.state.orderReturns
      .by('order', order.orderId)
      .sort((first, second) => first.createdAt - second.createdAt),
    today: labDay(context.now()),
    pickupStore: pickupStore(context, order),
    requestUrl: url,
    isOwner: shopper.userId === order.userId,
    hasFile: (savedFileName) => context.state.prescriptionFiles.get(savedFileName) !== undefined,
  });
};

/** Returns the day of delivery of each item; absent where none is known. */
export const getDeliveryDates: Handler<'getDeliveryDates'> = ({ params, query }, context) => {
  const dates = query.orderItems.split(',').flatMap((orderItemId): [string, string][] => {
    const day = placedItemOf(context, params.storeId, orderItemId)?.deliveryDate;
    return day ? [[orderItemId, day]] : [];
  });
  return Object.fromEntries(dates);
};

/** Returns the carrier's page of an item; empty before shipping. */
export const getCarrierUrl: Handler<'getCarrierUrl'> = ({ params, url }, context) => {
  const placed = placedItemOf(context, params.storeId, params.orderItemId) ?? reject(unknownItem());
  return { carrierUrl: carrierUrl(placed, url) };
};

function placedItemOf(context: SandboxContext, storeId: string, orderItemId: string): PlacedItem | undefined {
  const order = context.state.orders
    .by('item', orderItemId)
    .filter(isPlaced)
    .find((candidate) => candidate.storeId === storeId);
  return order && placedItems(context, order).find(({ item }) => item.orderItemId === orderItemId);
}

function unknownItem(): ApiError {
  return apiError(404, '_ERR_NOT_FOUND', 'CMN0404E', 'The item was not found.', 'orderItemId');
}

/**
 * Returns the store where items of an order wait: an open one in the town of its address, else in its region, else anywhere.
 */
function pickupStore(
  context: Pick<SandboxContext, 'stores'>,
  { storeId, shipping }: PlacedOrder,
): StoreSeed | undefined {
  const { city, region } = shipping?.address ?? {};
  const open = storesOf(context, storeId).filter(({ status }) => status === 'O');
  const ofRegion = open.filter((store) => store.region === region);
  return ofRegion.find((store) => store.city === city) ?? ofRegion[0] ?? open[0];
}

/** Proof of an order for the commerce API. */
interface OrderProof {
  storeId: string;
  orderId: string;
  /** In lower case. */
  email: string;
}

/**
 * Returns the placed order with this ID and email. Undefined alike for an unknown ID, another email, another store's order and
 * a cart, so that IDs cannot be guessed.
 */
function findPlacedOrder(
  { state }: Pick<SandboxContext, 'state'>,
  { storeId, orderId, email }: OrderProof,
): PlacedOrder | undefined {
  const order = state.orders.get(orderId);
  const isProven = order?.storeId === storeId && order.shipping?.address?.email.toLowerCase() === email;
  return isProven && isPlaced(order) ? order : undefined;
}

interface GuestOrderView {
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
function toGuestOrder(order: PlacedOrder, view: GuestOrderView): GuestOrder {
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
              quantity: toQuantity(returnable.quantity),
              refund: toAmount(returnable.refund),
              ...(returnable.lastDay ? { until: returnable.lastDay } : {}),
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
