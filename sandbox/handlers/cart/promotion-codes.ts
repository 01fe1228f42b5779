import { cents } from '@/domain/money/cents';
import type { Handler } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { discountableTotal, priceOrder } from '../../pricing/price-order';
import { findPromotionCode, isActive, meetsMinimum } from '../../pricing/promotion-code-adjustments';
import { toAmount } from '../../serializers/cart/amount';
import { responseView } from '../../serializers/response-view';
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

/** Applies a promotion code that is active and whose threshold is reached. Applying it again changes nothing. */
export const assignPromotionCode: Handler<'assignPromotionCode'> = (call, context) => {
  const { shopper, params, body } = call;
  const { state, catalog } = context;
  const now = context.now().getTime();
  const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
  const { currency } = responseView(params.storeId);
  const benefits = callerBenefits(context, call);
  const promotion = findPromotionCode(body.promoCode);
  const merchandise = discountableTotal(priceOrder(order, { catalog, currency, now, benefits }).items);
  const { promoCode } = body;
  if (!promotion) return reject(cartErrors.promotionCodeInvalid(promoCode, 'UNKNOWN'));
  if (!isActive(promotion, now)) return reject(cartErrors.promotionCodeInvalid(promoCode, 'ENDED'));
  if (!meetsMinimum(promotion, merchandise, currency)) {
    const minimum = promotion.minimumValue?.[currency];
    const reason = minimum === undefined ? [] : ['MINIMUM', toAmount(cents(minimum))];
    return reject(cartErrors.promotionCodeInvalid(promoCode, ...reason));
  }
  const promotionCodes = [...new Set([...order.promotionCodes, promotion.code])];
  state.orders.update(order.orderId, { promotionCodes, updatedAt: now });
  return { orderId: order.orderId, promoCode: promotion.code, resourceName: 'cart' };
};
