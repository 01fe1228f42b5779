import { getAssignPromotionCodeMockHandler } from '@generated/cart/cart.msw';
import { createResolver } from '../../call';
import { reject } from '../../http/api-errors';
import { callerBenefits } from '../../insurance/paying-benefits';
import { discountableTotal, priceOrder } from '../../pricing/price-order';
import { findPromotionCode, isActive, meetsMinimum } from '../../pricing/promotion-code-adjustments';
import { responseView } from '../../serializers/response-view';
import type { HandlerFactory } from '../handler-factory';
import { cartErrors } from './cart-errors';
import { requireOrder } from './shopper-order';

/** Applies a promotion code that is active and whose threshold is reached. Applying it again changes nothing. */
export const assignPromotionCode: HandlerFactory = () =>
  getAssignPromotionCodeMockHandler(
    createResolver('assignPromotionCode', (call, context) => {
      const { shopper, params, body } = call;
      const { state, catalog } = context;
      const now = context.now().getTime();
      const order = requireOrder(context, { shopper, storeId: params.storeId, reference: body.orderId });
      const { currency } = responseView(params.storeId);
      const benefits = callerBenefits(context, call);
      const promotion = findPromotionCode(body.promoCode);
      const merchandise = discountableTotal(priceOrder(order, { catalog, currency, now, benefits }).items);
      if (!promotion || !isActive(promotion, now) || !meetsMinimum(promotion, merchandise, currency)) {
        return reject(cartErrors.promotionCodeInvalid(body.promoCode));
      }
      const promotionCodes = [...new Set([...order.promotionCodes, promotion.code])];
      state.orders.update(order.orderId, { promotionCodes, updatedAt: now });
      return { orderId: order.orderId, promoCode: promotion.code, resourceName: 'cart' };
    }),
  );
