import { rejection } from '../../http/api-errors';

/** The errors of orders.yaml. All leave the order unchanged. */
export const orderErrors = {
  alreadyShipped: (orderId: string) =>
    rejection('_ERR_ORDER_ALREADY_SHIPPED', 'This order is already on its way.', orderId),
  notShipped: (orderItemId: string) =>
    rejection('_ERR_RETURN_NOT_SHIPPED', 'This item has not been shipped.', orderItemId),
  /** @param lastDay YYYY-MM-DD. */
  returnPeriodEnded: (orderItemId: string, lastDay: string) =>
    rejection('_ERR_RETURN_PERIOD_ENDED', 'The time to return this item is over.', orderItemId, lastDay),
  returnExists: (orderItemId: string, returnId: string) =>
    rejection('_ERR_RETURN_EXISTS', 'This item is already being returned.', orderItemId, returnId),
  notReturnable: (orderItemId: string) =>
    rejection('_ERR_RETURN_UNKNOWN_ITEM', 'This item cannot be returned by itself.', orderItemId),
  openedBoxes: (orderItemId: string) =>
    rejection('_ERR_RETURN_OPENED_BOXES', 'Only unopened boxes can be returned.', orderItemId),
  overQuantity: (orderItemId: string, quantity: number) =>
    rejection('_ERR_RETURN_QUANTITY', 'You did not order that many.', orderItemId, String(quantity)),
  requestIdReused: () =>
    rejection('_ERR_REQUEST_ID_REUSED', 'This request ID belongs to another order.', 'requestId'),
};
