import type { StoreId } from '@/domain/locale/locales';
import type { CookieToSet } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../session/shopper';
import { countryOfStore } from '../state/members';
import { createOrder, openExchangeOrder, replaceItems, shopperCart } from '../state/orders';
import { CartBuilder } from './cart-builder';
import { CART_CASES } from './cart-cases';
import { becomeGuest } from './switch-shopper';

/** Id of the order that an exchange is for; the sandbox does not have it. */
const EARLIER_ORDER = '90200001';

/** A case of the panel, and the store whose cart is filled. */
export interface CartFilling {
  name: string;
  storeId: StoreId;
}

/**
 * Replaces the shopper's cart with one of the cases; an open exchange ends. An anonymous shopper becomes a guest.
 *
 * @returns the cookies for the caller's browser, or undefined where there is no such case.
 */
export function fillCart(
  context: SandboxContext,
  shopper: Shopper,
  { name, storeId }: CartFilling,
): CookieToSet[] | undefined {
  const cartCase = CART_CASES.find((candidate) => candidate.name === name);
  if (!cartCase) return undefined;
  const { state, secret } = context;
  return state.transaction(() => {
    const guest = shopper.userId === GENERIC_USER_ID ? becomeGuest(context, shopper, storeId) : undefined;
    const userId = guest?.userId ?? shopper.userId;
    const now = context.now().getTime();
    const newOrder = () => createOrder(state, { userId, storeId, prescriptionLink: secret(), now });
    const exchange = openExchangeOrder(state, userId, storeId);
    if (exchange) state.orders.update(exchange.orderId, { status: 'X', updatedAt: now });
    const cart = shopperCart(state, userId, storeId) ?? newOrder();
    const order = cartCase.isExchange
      ? state.orders.update(newOrder().orderId, { exchangeOf: EARLIER_ORDER })
      : cart;
    const builder = new CartBuilder(context);
    cartCase.fill(builder, countryOfStore(storeId));
    replaceItems(state, order, builder.items, now);
    return guest?.cookies ?? [];
  });
}
