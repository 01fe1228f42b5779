import type { ApiError } from '../../http/api-errors';
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
