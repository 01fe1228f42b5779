import type { CommandFailure } from '@generated/cart/model/commandFailure';
import { viewTarget } from '@/domain/navigation/redirect-target';
import type { Call, Handler } from '../../call';
import { redirect } from '../../http/raw-response';
import { findPromotionCode, isActive } from '../../pricing/promotion-code-adjustments';
import type { SandboxContext } from '../../sandbox-context';
import { runCommand } from './run-command';
import { requireOrder } from './shopper-order';

/** Redirect target when `URL` or `errorViewName` leads to another site. */
const CART_VIEW = '/AjaxOrderItemDisplayView';

/**
 * Recalculates the cart and redirects to `URL`, or to `errorViewName` on an error (000 §2, Cart page). Prices are always the
 * catalog's, so recalculating only removes expired promotion codes.
 */
export const calculateOrder: Handler<'calculateOrder'> = (call, context) => {
  const result = runCommand(context.state, () => recalculate(call, context));
  return redirect(redirectLocation(call.query, result));
};

function recalculate(
  { shopper, query }: Call<'calculateOrder'>,
  context: SandboxContext,
): { orderId: string } {
  const now = context.now().getTime();
  const order = requireOrder(context, { shopper, storeId: query.storeId, reference: query.orderId });
  const promotionCodes = order.promotionCodes.filter((code) => {
    const promotion = findPromotionCode(code);
    return promotion !== undefined && isActive(promotion, now);
  });
  context.state.orders.update(order.orderId, { promotionCodes, updatedAt: now });
  return { orderId: order.orderId };
}

function redirectLocation(
  { URL: target, errorViewName, storeId, catalogId, langId, orderId }: Call<'calculateOrder'>['query'],
  result: { orderId: string } | CommandFailure,
): string {
  const ids = { storeId, catalogId, langId };
  if ('orderId' in result) {
    return withQuery(viewTarget(target, CART_VIEW), { ...ids, orderId: result.orderId });
  }
  const { errorCode, errorMessageKey = errorCode } = result;
  return withQuery(viewTarget(errorViewName, CART_VIEW), { ...ids, orderId, errorCode, errorMessageKey });
}

/** Sets query parameters on a path of this site; existing values are replaced. */
function withQuery(path: string, values: Record<string, string>): string {
  // The host only makes the URL absolute, so that it can be parsed.
  const url = new URL(path, 'https://site.invalid');
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
