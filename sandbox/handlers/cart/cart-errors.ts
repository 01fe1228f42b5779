import type { Cents } from '@/domain/money/cents';
import { apiError, rejection } from '../../http/api-errors';
import { toAmount } from '../../serializers/cart/amount';
import { MAX_LINE_QUANTITY } from '../../state/order-items';

/** The cart errors of cart.yaml. */
export const cartErrors = {
  /** @param reference order id; `.` for the current order. */
  orderNotFound: (reference = '.') =>
    apiError(
      404,
      '_ERR_ORDER_NOT_FOUND',
      'CMN1024E',
      reference === '.' ? 'No order exists.' : `No order ${reference} exists.`,
      ...(reference === '.' ? ['orderId'] : [reference, 'orderId']),
    ),
  itemNotFound: (orderItemId: string) =>
    apiError(400, '_ERR_BAD_PARMS', '2080', `There is no order item ${orderItemId}.`, 'orderItemId'),
  orderLocked: (orderId: string) =>
    apiError(
      400,
      '_ERR_ORDER_IS_LOCKED',
      'CMN3110E',
      'Your cart is locked by our customer service.',
      orderId,
    ),
  outOfStock: (catentryId: string) =>
    apiError(400, '_API_CANT_RESOLVE_FFMCENTER', '2', 'This item is out of stock.', catentryId),
  notOrderable: (catentryId: string) =>
    apiError(400, '_ERR_PROD_NOT_ORDERABLE', 'CMN1094E', 'This item cannot be ordered.', catentryId),
  overQuantity: () =>
    rejection(
      '_ERR_THRESHOLD_SHOPPING_CART_QUANTITY',
      `You can have ${MAX_LINE_QUANTITY} of this item at most.`,
      String(MAX_LINE_QUANTITY),
    ),
  /** @param reason UNKNOWN, ENDED, or MINIMUM with an amount; none for a code that has nothing to reduce. */
  promotionCodeInvalid: (code: string, ...reason: string[]) =>
    rejection('ERR_PROMOTION_CODE_INVALID', 'The promotion code is not valid.', code, ...reason),
  noExchangeOrder: () => rejection('_ERR_NO_EXCHANGE_ORDER', 'No exchange order is open.'),
};

/** The errors of checkout in cart.yaml. All leave the cart unchanged. */
export const checkoutErrors = {
  addressRejected: (field: string) =>
    rejection('_ERR_ADDRESS_REJECTED', 'We cannot ship to this address.', field),
  addressNotFound: (addressId: string) =>
    rejection('_ERR_ADDRESS_NOT_FOUND', 'This address is no longer saved.', addressId),
  shippingModeUnavailable: (shipModeId: string) =>
    rejection(
      '_ERR_SHIPPING_MODE_UNAVAILABLE',
      'This shipping method does not reach the address.',
      shipModeId,
    ),
  cardRejected: (field: string, reasonCode: string) =>
    rejection('_ERR_CARD_REJECTED', 'The card was not accepted.', field, reasonCode),
  savedPaymentNotFound: (index: number) =>
    apiError(400, '_ERR_PAYMENT_NOT_FOUND', 'CMN0404E', 'This card is no longer saved.', String(index)),
  paymentMissing: () => rejection('_ERR_PAYMENT_MISSING', 'Choose a payment method.'),
  paymentDeclined: (reasonCode: string) =>
    rejection('_ERR_PAYMENT_DECLINED', 'The payment was declined.', reasonCode),
  paymentInReview: (reasonCode: string) =>
    rejection('_ERR_PAYMENT_IN_REVIEW', 'The payment is being reviewed.', reasonCode),
  processorFailed: (reasonCode: string) =>
    rejection('_ERR_PAYMENT_PROCESSOR', 'The payment could not be processed.', reasonCode),
  shippingMissing: (field: 'address' | 'shipModeId') =>
    rejection('_ERR_SHIPPING_MISSING', 'Choose an address and a shipping method.', field),
  inventoryFailed: (orderItemIds: readonly string[]) =>
    apiError(400, '_API_BAD_INV', 'CMN3101E', 'One or more items are no longer available.', ...orderItemIds),
  priceChanged: (total: Cents) =>
    rejection('_ERR_PRICE_CHANGED', 'The total of your order has changed.', toAmount(total)),
  benefitsNotPriced: (orderId: string) =>
    rejection('_ERR_RIA_PRICING_MISSING', 'Your insurance prices have to be confirmed.', orderId),
  orderChanged: (orderId: string) => rejection('_ERR_ORDER_CHANGED', 'Your order has changed.', orderId),
  orderAlreadyPlaced: (orderId: string) =>
    rejection('_ERR_ORDER_ALREADY_PLACED', 'This order is already placed.', orderId),
  requestIdReused: () =>
    rejection('_ERR_REQUEST_ID_REUSED', 'This request ID belongs to another order.', 'x_requestId'),
  orderEmpty: () => rejection('_ERR_ORDER_EMPTY', 'Your cart is empty.'),
};
