import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { cartErrors } from './cart-errors';
import { requireOrder } from './shopper-order';

/** Removes an applied promotion code. Any other code is rejected as invalid. */
export const removePromotionCode: Handler<'removePromotionCode'> = ({ shopper, params }, context) => {
  const order = requireOrder(context, { shopper, storeId: params.storeId });
  const code = params.promoCode.toUpperCase();
  if (!order.promotionCodes.includes(code)) reject(cartErrors.promotionCodeInvalid(params.promoCode));
  context.state.orders.update(order.orderId, {
    promotionCodes: order.promotionCodes.filter((applied) => applied !== code),
    updatedAt: context.now().getTime(),
  });
  return { orderId: order.orderId, promoCode: code, resourceName: 'cart' };
};
