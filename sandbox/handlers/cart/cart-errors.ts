import type { Cents } from '@/domain/money/cents';
import type { ApiError } from '../../http/api-errors';
import { toAmount } from '../../serializers/cart/amount';
import { MAX_LINE_QUANTITY } from '../../state/order-items';

/** The cart errors of cart.yaml. */
export const cartErrors = {
  /** @param reference order id; `.` for the current order. */
  orderNotFound: (reference = '.'): ApiError => ({
    status: 404,
    errorKey: '_ERR_ORDER_NOT_FOUND',
    errorCode: 'CMN1024E',
    errorMessage: reference === '.' ? 'No order exists.' : `No order ${reference} exists.`,
    errorParameters: reference === '.' ? ['orderId'] : [reference, 'orderId'],
  }),
  itemNotFound: (orderItemId: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_BAD_PARMS',
    errorCode: '2080',
    errorMessage: `There is no order item ${orderItemId}.`,
    errorParameters: ['orderItemId'],
  }),
  orderLocked: (orderId: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_ORDER_IS_LOCKED',
    errorCode: 'CMN3110E',
    errorMessage: 'Your cart is locked by our customer service.',
    errorParameters: [orderId],
  }),
  outOfStock: (catentryId: string): ApiError => ({
    status: 400,
    errorKey: '_API_CANT_RESOLVE_FFMCENTER',
    errorCode: '2',
    errorMessage: 'This item is out of stock.',
    errorParameters: [catentryId],
  }),
  notOrderable: (catentryId: string): ApiError => ({
    status: 400,
    errorKey: '_ERR_PROD_NOT_ORDERABLE',
    errorCode: 'CMN1094E',
    errorMessage: 'This item cannot be ordered.',
    errorParameters: [catentryId],
  }),
  overQuantity: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_THRESHOLD_SHOPPING_CART_QUANTITY',
    errorCode: '_ERR_THRESHOLD_SHOPPING_CART_QUANTITY',
    errorMessage: `You can have ${MAX_LINE_QUANTITY} of this item at most.`,
    errorParameters: [String(MAX_LINE_QUANTITY)],
  }),
  /** @param reason UNKNOWN, ENDED, or MINIMUM with an amount; none for a code that has nothing to reduce. */
  promotionCodeInvalid: (code: string, ...reason: string[]): ApiError => ({
    status: 400,
    errorKey: 'ERR_PROMOTION_CODE_INVALID',
    errorCode: 'ERR_PROMOTION_CODE_INVALID',
    errorMessage: 'The promotion code is not valid.',
    errorParameters: [code, ...reason],
  }),
  noExchangeOrder: (): ApiError => ({
    status: 400,
    errorKey: '_ERR_NO_EXCHANGE_ORDER',
    errorCode: '_ERR_NO_EXCHANGE_ORDER',
    errorMessage: 'No exchange order is open.',
  }),
};

/** The errors of checkout in cart.yaml. All leave the cart unchanged. */
export const checkoutErrors = {
  addressRejected: (field: string): ApiError =>
    error('_ERR_ADDRESS_REJECTED', 'We cannot ship to this address.', [field]),
  addressNotFound: (addressId: string): ApiError =>
    error('_ERR_ADDRESS_NOT_FOUND', 'This address is no longer saved.', [addressId]),
  shippingModeUnavailable: (shipModeId: string): ApiError =>
    error('_ERR_SHIPPING_MODE_UNAVAILABLE', 'This shipping method does not reach the address.', [shipModeId]),
  cardRejected: (field: string, reasonCode: string): ApiError =>
    error('_ERR_CARD_REJECTED', 'The card was not accepted.', [field, reasonCode]),
  savedPaymentNotFound: (index: number): ApiError => ({
    ...error('_ERR_PAYMENT_NOT_FOUND', 'This card is no longer saved.', [String(index)]),
    errorCode: 'CMN0404E',
  }),
  paymentMissing: (): ApiError => error('_ERR_PAYMENT_MISSING', 'Choose a payment method.'),
  paymentDeclined: (reasonCode: string): ApiError =>
    error('_ERR_PAYMENT_DECLINED', 'The payment was declined.', [reasonCode]),
  paymentInReview: (reasonCode: string): ApiError =>
    error('_ERR_PAYMENT_IN_REVIEW', 'The payment is being reviewed.', [reasonCode]),
  processorFailed: (reasonCode: string): ApiError =>
    error('_ERR_PAYMENT_PROCESSOR', 'The payment could not be processed.', [reasonCode]),
  shippingMissing: (field: 'address' | 'shipModeId'): ApiError =>
    error('_ERR_SHIPPING_MISSING', 'Choose an address and a shipping method.', [field]),
  inventoryFailed: (orderItemIds: readonly string[]): ApiError => ({
    ...error('_API_BAD_INV', 'One or more items are no longer available.', [...orderItemIds]),
    errorCode: 'CMN3101E',
  }),
  priceChanged: (total: Cents): ApiError =>
    error('_ERR_PRICE_CHANGED', 'The total of your order has changed.', [toAmount(total)]),
  benefitsNotPriced: (orderId: string): ApiError =>
    error('_ERR_RIA_PRICING_MISSING', 'Your insurance prices have to be confirmed.', [orderId]),
  orderChanged: (orderId: string): ApiError =>
    error('_ERR_ORDER_CHANGED', 'Your order has changed.', [orderId]),
  orderAlreadyPlaced: (orderId: string): ApiError =>
    error('_ERR_ORDER_ALREADY_PLACED', 'This order is already placed.', [orderId]),
  requestIdReused: (): ApiError =>
    error('_ERR_REQUEST_ID_REUSED', 'This request ID belongs to another order.', ['x_requestId']),
  orderEmpty: (): ApiError => error('_ERR_ORDER_EMPTY', 'Your cart is empty.'),
};

function error(errorKey: string, errorMessage: string, errorParameters: string[] = []): ApiError {
  return { status: 400, errorKey, errorCode: errorKey, errorMessage, errorParameters };
}
