import type { StoreId } from '@/domain/locale/locales';
import type { CookieToSet } from '../http/cookies';
import type { SandboxContext } from '../sandbox-context';
import { GENERIC_USER_ID, type Shopper } from '../session/shopper';
import { countryOfStore } from '../state/members';
import { createOrder, openExchangeOrder, replaceItems, shopperCart } from '../state/orders';
import { CartBuilder } from './cart-builder';
import { becomeGuest } from './switch-shopper';

/** A cart for one case of the prescription step. */
export interface CartCase {
  name: string;
  title: string;
  fill: (cart: CartBuilder, country: 'US' | 'CA') => void;
  /** Opens an exchange order and leaves the cart as it is. */
  isExchange?: boolean;
}

/** The carts that the panel offers. */
export const CART_CASES: readonly CartCase[] = [
  { name: 'one-frame', title: 'one frame', fill: (cart) => void cart.glasses('single-vision') },
  {
    name: 'two-frames',
    title: 'two frames of the same lens type',
    fill: (cart) => {
      cart.glasses('single-vision');
      cart.glasses('single-vision');
    },
  },
  {
    name: 'three-frames',
    title: 'three frames of the same lens type',
    fill: (cart) => {
      cart.glasses('single-vision');
      cart.glasses('single-vision');
      cart.glasses('single-vision');
    },
  },
  {
    name: 'two-lens-types',
    title: 'two frames of different lens types',
    fill: (cart) => {
      cart.glasses('single-vision');
      cart.glasses('progressive');
    },
  },
  { name: 'contact-pair', title: 'contact lenses for both eyes', fill: addPair },
  {
    name: 'two-contact-pairs',
    title: 'two pairs of contact lenses',
    fill: (cart) => {
      addPair(cart);
      cart.contactLens('RCON', '-3.00');
      cart.contactLens('LCON', '-3.25');
    },
  },
  {
    name: 'one-eye',
    title: 'contact lenses for one eye',
    fill: (cart) => void cart.contactLens('LCON', '-2.25'),
  },
  {
    name: 'frame-and-contacts',
    title: 'a frame and contact lenses',
    fill: (cart) => {
      cart.glasses('single-vision');
      addPair(cart);
    },
  },
  {
    name: 'quantity-two',
    title: 'two of the same frame',
    fill: (cart) => void cart.glasses('single-vision', { quantity: 2 }),
  },
  {
    name: 'all-provided',
    title: 'items that all have a prescription',
    fill: (cart, country) => {
      cart.prescribe([cart.glasses('single-vision')], { prescription: { ...cart.values() } });
      cart.prescribe([cart.glasses('progressive')], { prescription: { ...cart.doctor(country) } });
      cart.prescribe(addPair(cart), {
        prescription: { ...cart.doctor(country) },
        prescriptionSubmission: {
          patient: { firstName: 'Ana', lastName: 'Linden', dateOfBirth: '1988-07-21' },
          verified: false,
          provided: true,
        },
      });
    },
  },
  {
    name: 'none-needed',
    title: 'frames that need no prescription',
    fill: (cart) => {
      cart.glasses();
      cart.glasses('non-prescription');
    },
  },
  {
    name: 'exchange',
    title: 'a frame in exchange for one of an earlier order',
    fill: (cart) => void cart.glasses('single-vision'),
    isExchange: true,
  },
];

function addPair(cart: CartBuilder) {
  return [cart.contactLens('RCON', '-2.25'), cart.contactLens('LCON', '-2.00')];
}

/** Id of the order that an exchange is for; the sandbox does not have it. */
const EARLIER_ORDER = '90200001';

/** A case of the panel, and the store whose cart is filled. */
interface CartFilling {
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
