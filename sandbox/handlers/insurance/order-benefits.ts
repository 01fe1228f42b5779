import type { RiaPricing } from '@generated/insurance/model/riaPricing';
import type { Call } from '../../call';
import { apiErrors, reject } from '../../http/api-errors';
import { shopperOfToken } from '../../insurance/insured-shopper';
import { payingBenefits } from '../../insurance/paying-benefits';
import { priceEntries } from '../../insurance/price-entries';
import { priceOrder } from '../../pricing/price-order';
import type { PricedOrder } from '../../pricing/priced-order';
import type { SandboxContext } from '../../sandbox-context';
import { responseView } from '../../serializers/response-view';
import { GENERIC_USER_ID } from '../../session/shopper';
import { findOrder } from '../../state/orders';
import { cartErrors } from '../cart/cart-errors';
import { insuranceErrors } from './insurance-errors';
import { pricingLines, requireSameStore } from './pricing-request';

type PricingCall = Pick<Call<'priceWithBenefits'>, 'params' | 'body' | 'shopper' | 'cookieHeader'>;

/**
 * Returns the shopper's open order with benefits, and its prices as the response says them: those of the order, so that the
 * call and the cart cannot differ.
 *
 * @throws ApiErrorResponse 400 for an ended or foreign token, 404 for an order that is not the shopper's.
 */
export function orderBenefits(
  context: SandboxContext,
  { params, body, shopper, cookieHeader }: PricingCall,
): { priced: PricedOrder; pricing: RiaPricing; isComplete: boolean } {
  requireSameStore(params, body);
  const { riaSyncToken: token, activePlanId, orderId, pricingEntries } = body;
  const found = shopperOfToken(context, { cookieHeader, params }, { token, activePlanId });
  if (!found) return reject(insuranceErrors.invalidToken());
  if (shopper.userId === GENERIC_USER_ID) reject(apiErrors.userNeeded());
  const order = findOrder(context.state, shopper.userId, params.storeId, orderId);
  if (!order) return reject(cartErrors.orderNotFound(orderId));
  pricingLines(context, pricingEntries, params.storeId);
  const priced = priceOrder(order, {
    catalog: context.catalog,
    currency: responseView(params.storeId).currency,
    now: context.now().getTime(),
    benefits: payingBenefits(context, found),
  });
  const prices = new Map(
    priced.items.flatMap(({ item }) => {
      const price = priced.insured.get(item.orderItemId);
      return price === undefined ? [] : [[item.partNumber, price] as const];
    }),
  );
  const entries = priceEntries(pricingEntries, prices);
  const covered = entries.filter(({ entry }) => entry !== undefined);
  return {
    priced,
    pricing: {
      __PAIR_DISCOUNT: covered.flatMap(({ frame, lens }) =>
        lens
          ? [
              {
                upc: lens.upc,
                frameDiscount: (frame?.discount ?? 0) / 100,
                lensDiscount: lens.discount / 100,
              },
            ]
          : [],
      ),
      __PRICING_ENTRY: covered.flatMap(({ entry }) => entry ?? []),
      __RIA_SYNC_ACTIVE_PLAN: found.plan.planId,
    },
    isComplete:
      covered.flatMap(({ entry }) => [entry?.frame, entry?.lens]).filter((item) => item !== undefined)
        .length === prices.size,
  };
}
