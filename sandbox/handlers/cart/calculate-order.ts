import { getCalculateOrderMockHandler } from '@generated/cart/cart.msw';
import type { CommandFailure } from '@generated/cart/model/commandFailure';
import { viewTarget } from '@/domain/navigation/redirect-target';
import { answer, type Call } from '../../call';
import { findPromotionCode, isInForce } from '../../pricing/promotion-code-savings';
import type { SandboxContext } from '../../sandbox-context';
import type { HandlerFactory } from '../handler-factory';
import { runCommand } from './run-command';
import { orderToChange } from './shopper-order';

/** Where the browser goes when `URL` or `errorViewName` leads to another site. */
const CART_VIEW = '/AjaxOrderItemDisplayView';

/**
 * Recalculates the cart and sends the browser on, to `URL` or, where there is nothing to recalculate, to
 * `errorViewName` (000 §2, Cart page). Prices are always the catalogue's, so that what is left to bring up to date is
 * promotion codes which have ended since.
 */
export const calculateOrder: HandlerFactory = () =>
  getCalculateOrderMockHandler(
    answer('calculateOrder', (call, context) => {
      const Location = location(
        call.query,
        runCommand(context.state, () => recalculate(call, context)),
      );
      call.respond(new Response(null, { status: 302, headers: { Location } }));
    }),
  );

function recalculate(
  { shopper, query }: Call<'calculateOrder'>,
  context: SandboxContext,
): { orderId: string } {
  const now = context.now().getTime();
  const order = orderToChange(context, { shopper, storeId: query.storeId, reference: query.orderId });
  const promotionCodes = order.promotionCodes.filter((code) => {
    const promotion = findPromotionCode(code);
    return promotion !== undefined && isInForce(promotion, now);
  });
  context.state.orders.update(order.orderId, { promotionCodes, updatedAt: now });
  return { orderId: order.orderId };
}

function location(
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

/** A path of this site with these query values; they take the place of values that it has. */
function withQuery(path: string, values: Record<string, string>): string {
  // The host only completes the address, so that it can be taken apart.
  const address = new URL(path, 'https://site.invalid');
  for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
  return `${address.pathname}${address.search}${address.hash}`;
}
